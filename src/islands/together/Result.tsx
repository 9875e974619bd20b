import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { IconName } from '#src/components/ui/icons.ts'
import type { DecidedTitle } from '#src/domain/together/roomView.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import { localePath } from '#src/i18n/paths.ts'
import { $roomCards } from '#src/stores/roomCards.ts'
import { act } from '#src/stores/togetherRoom.ts'
import { Folk, type Shown } from './Folk.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { RoomFacts, RoomPoster } from './RoomTitle.tsx'
import type { RoomProps } from './roomProps.ts'
import { shareLink } from './shareLink.ts'
import { focusHeading } from './useFocusOnce.ts'

/** A round without a match: the three that came closest, with who wanted what. */
export function Result({ room, locale, words }: RoomProps): ReactElement {
  const { result, lobby } = words.together
  const { best, chosen, round } = room
  const hasMatch = best.some(({ outcome }) => outcome === 'match')
  const cards = useStore($roomCards)
  const chosenTitle = chosen && cards !== 'failed' ? cards.get(chosen.id)?.title : undefined
  return (
    <div className="tog">
      <header className="tog-head">
        <h1 ref={focusHeading} tabIndex={-1}>
          {hasMatch ? result.matched : best.length > 0 ? plural(locale, result.heading, best.length) : result.none}
        </h1>
        <p>{hasMatch ? result.matchedText : result.text}</p>
      </header>
      <ul className="three">
        {best.map((one) => (
          <li key={one.id}>
            <Close decided={one} isChosen={chosen?.id === one.id} room={room} locale={locale} words={words} />
          </li>
        ))}
      </ul>
      <p className="actions">
        {best.length > 1 && (
          <button className="btn" type="button" onClick={() => act({ kind: 'chooseForUs', round })}>
            <Icon name="lamp" />
            {result.choose}
          </button>
        )}
        {room.hasMore ? (
          <button className="btn btn-quiet" type="button" onClick={() => act({ kind: 'twelveMore', round })}>
            {result.more}
          </button>
        ) : (
          <span className="room-calm">{result.noMore}</span>
        )}
        {best.length > 0 && (
          <button
            className="btn btn-quiet"
            type="button"
            onClick={() =>
              void shareLink({
                // In no language: it opens in that of whoever opens it.
                path: `/picks/?mood=${room.moods[0]}&ids=${best.map(({ id }) => id).join()}`,
                text: words.together.title,
                done: { title: lobby.sent, text: '' },
              })
            }
          >
            <Icon name="send" />
            {result.send}
          </button>
        )}
      </p>
      <div>
        <p className="room-chosen" role="status">
          {chosenTitle && fill(result.chosen, { title: chosenTitle })}
        </p>
        <LeaveButton text={words.together.leave} />
      </div>
    </div>
  )
}

const tags: Readonly<Record<'yes' | 'no' | 'veto', IconName>> = { yes: 'check', no: 'close', veto: 'never' }

interface CloseProps extends RoomProps {
  readonly decided: DecidedTitle
  readonly isChosen: boolean
}

function Close({ decided, isChosen, room, locale, words }: CloseProps): ReactElement {
  const { result, person } = words.together
  const cards = useStore($roomCards)
  const card = cards === 'failed' ? undefined : cards.get(decided.id)
  const count = (vote: string): number => decided.votes.filter((one) => one.vote === vote).length
  const people = room.members.flatMap((member): Shown[] => {
    const given = decided.votes.find(({ place }) => place === member.place)?.vote
    return given ? [{ member, says: person[given], state: given === 'yes' ? 'lit' : 'off', tag: tags[given] }] : []
  })
  const vetoes = count('veto')
  return (
    <article className={isChosen ? 'close is-chosen' : 'close'}>
      {card ? <RoomPoster card={card} words={words} /> : <span className="lit sk" />}
      <div>
        <p className="wanted">
          {fill(plural(locale, result.wanted, count('yes')), { all: decided.votes.length })}
          {vetoes > 0 && `, ${plural(locale, result.vetoes, vetoes)}`}
        </p>
        <h2>{card?.path ? <a href={localePath(locale, card.path)}>{card.title}</a> : (card?.title ?? '…')}</h2>
        {card && <RoomFacts card={card} locale={locale} words={words} />}
      </div>
      <Folk people={people} label={result.people} words={words} />
    </article>
  )
}
