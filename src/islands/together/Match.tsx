import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { timeAfter } from '#src/domain/evening/tonight.ts'
import { fillTime } from '#src/i18n/fillTime.ts'
import { plural } from '#src/i18n/format.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $roomCards } from '#src/stores/roomCards.ts'
import { act } from '#src/stores/togetherRoom.ts'
import { Folk } from './Folk.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { RoomFacts, RoomPoster } from './RoomTitle.tsx'
import type { RoomProps } from './roomProps.ts'
import { focusHeading } from './useFocusOnce.ts'

/** All want it: the room lights up. */
export function Match({ room, locale, words }: RoomProps): ReactElement {
  const { match, person } = words.together
  const cards = useStore($roomCards)
  const id = room.last?.id ?? room.titles[room.position]
  const card = id !== undefined && cards !== 'failed' ? cards.get(id) : undefined
  const votes = room.last?.votes ?? []
  const wanted = room.members.filter(({ place }) => votes.some((one) => one.place === place && one.vote === 'yes'))
  const minutes = card?.duration ?? card?.episodeMinutes
  return (
    <div className="match">
      <Folk
        people={wanted.map((member) => ({ member, state: 'lit', says: person.yes, tag: 'check' }))}
        label={match.people}
        words={words}
      />
      {card ? <RoomPoster card={card} words={words} /> : <span className="lit sk" />}
      <div className="match-say" role="status">
        <p className="eyebrow">{plural(locale, match.yeses, wanted.length)}</p>
        <h1 ref={focusHeading} tabIndex={-1}>
          {card?.title ?? '…'}
        </h1>
        {card && <RoomFacts card={card} locale={locale} words={words} />}
        {minutes !== undefined && (
          <p className="until">
            <Icon name="clock" />
            <span>{fillTime(match.until, timeAfter(new Date(), minutes))}</span>
          </p>
        )}
        <p className="actions">
          {card?.path && (
            <a className="btn" href={localePath(locale, card.path)}>
              {match.where}
            </a>
          )}
          {room.hasMore && (
            <button
              className="btn btn-quiet"
              type="button"
              onClick={() => act({ kind: 'goOn', round: room.round, position: room.position })}
            >
              {match.on}
            </button>
          )}
        </p>
        {card && <MatchServices names={card.labels ?? card.platforms} label={words.card.streamsOn} />}
        <LeaveButton text={words.together.leave} />
      </div>
    </div>
  )
}

function MatchServices({ names, label }: { readonly names: readonly string[]; readonly label: string }) {
  if (names.length === 0) return null
  return (
    <ul className="chips" aria-label={label}>
      {names.slice(0, 3).map((name) => (
        <li className="chip" key={name}>
          {name}
        </li>
      ))}
    </ul>
  )
}
