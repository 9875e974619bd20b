import type { ReactElement } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { timeAfter } from '#src/domain/evening/tonight.ts'
import { mostMembers } from '#src/domain/together/limits.ts'
import { fill } from '#src/i18n/fill.ts'
import { fillTime } from '#src/i18n/fillTime.ts'
import { plural } from '#src/i18n/format.ts'
import { act } from '#src/stores/togetherRoom.ts'
import { Folk, nameOf } from './Folk.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { LobbyChange } from './LobbyChange.tsx'
import type { RoomProps } from './roomProps.ts'
import { shareLink } from './shareLink.ts'
import { Ticket } from './Ticket.tsx'
import { focusHeading } from './useFocusOnce.ts'

/** The room before the vote: its ticket, who is here, and what it will be about. */
export function Lobby({ room, locale, words }: RoomProps): ReactElement {
  const { lobby, person } = words.together
  const here = room.members.length
  const opener = room.members.find(({ isOpener }) => isOpener)
  const time = timeAfter(new Date(room.closesAt), 0)
  const about = [
    room.moods.map((mood) => words.moods[mood].name).join(' + '),
    words.contentTypes[room.contentType].short,
    ...(room.wishes.doneBy ? [fillTime(lobby.doneBy, timeAfter(new Date(room.wishes.doneBy), 0))] : []),
  ].join(', ')
  return (
    <div className="tog">
      <div className="lobby">
        <Ticket code={room.code} invitation={room.invitation} words={lobby} />
        <div className="lobby-side">
          <header className="tog-head">
            <h1 ref={focusHeading} tabIndex={-1}>
              {plural(locale, lobby.heading, here)}
            </h1>
            <p>
              <span role="status">{`${about}.`}</span> {lobby.how}
            </p>
          </header>
          <div role="status">
            <Folk
              people={room.members.map((member) => ({
                member,
                state: !member.isHere ? 'off' : member.place === room.you ? 'lit' : 'here',
                says: !member.isHere
                  ? person.away
                  : member.place === room.you
                    ? person.you
                    : member.isOpener
                      ? person.opened
                      : person.here,
              }))}
              label={lobby.people}
              words={words}
              free={mostMembers - here}
            />
          </div>
          <p className="actions">
            {room.youLead ? (
              <button className="btn" type="button" aria-disabled={here < 2} onClick={() => act({ kind: 'begin' })}>
                {plural(locale, lobby.start, here)}
              </button>
            ) : (
              <span className="room-calm">{opener && fill(lobby.waitForOpener, { name: nameOf(opener, words) })}</span>
            )}
            <button
              className="btn btn-quiet"
              type="button"
              onClick={() =>
                void shareLink({
                  path: `/together/${room.code}-${room.invitation}`,
                  text: fill(lobby.sendText, { code: room.code }),
                  done: { title: lobby.sent, text: lobby.sentText },
                })
              }
            >
              <Icon name="send" />
              {lobby.send}
            </button>
          </p>
          {here > 1 && <p className="room-calm">{plural(locale, lobby.left, room.pool.left)}</p>}
          <LobbyChange room={room} locale={locale} words={words} />
          <ul className="rules">
            <li>
              <Icon name="check" />
              <span>{lobby.rules.titles}</span>
            </li>
            <li>
              <Icon name="never" />
              <span>{lobby.rules.votes}</span>
            </li>
            <li>
              <Icon name="clock" />
              <span>{fillTime(lobby.rules.closes, time)}</span>
            </li>
            {room.isLocal && (
              <li>
                <Icon name="shield" />
                <span>{lobby.rules.local}</span>
              </li>
            )}
          </ul>
          <LeaveButton text={words.together.leave} />
        </div>
      </div>
    </div>
  )
}
