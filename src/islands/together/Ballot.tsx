import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useState } from 'react'
import type { TitleCard } from '#src/api/items.ts'
import { Icon } from '#src/components/ui/Icon.tsx'
import { fill } from '#src/i18n/fill.ts'
import { $roomCards, retryRoomCards } from '#src/stores/roomCards.ts'
import { $ownVote, act } from '#src/stores/togetherRoom.ts'
import { RoomFacts, RoomPoster } from './RoomTitle.tsx'
import type { RoomProps } from './roomProps.ts'
import { focusHeading } from './useFocusOnce.ts'
import { useArrowKeys, useSwipe } from './useVoteInput.ts'

/** Presses in the first moment of a title, in milliseconds, are meant for the one before: half of a double tap. */
const settlingMs = 400

/** A title of the round, and this phone's vote on it. For each title a new one, whose name gets the focus. */
export function Ballot({ room, locale, words }: RoomProps): ReactElement {
  const { vote: text } = words.together
  const own = useStore($ownVote)
  const cards = useStore($roomCards)
  const { round, position, titles } = room
  const id = titles[position]
  const card = id !== undefined && cards !== 'failed' ? cards.get(id) : undefined
  const isSettled = useAfter(settlingMs)
  const vote = (choice: 'yes' | 'no'): void => {
    if (isSettled && own !== choice) act({ kind: 'vote', round, position, vote: choice })
  }
  const sides = { left: () => vote('no'), right: () => vote('yes') }
  useArrowKeys(sides)
  const swipe = useSwipe(sides)
  return (
    <div className="vote-body" ref={swipe}>
      {card ? <RoomPoster card={card} words={words} /> : <span className="lit sk" />}
      <div className="vote-say">
        <h1 ref={focusHeading} tabIndex={-1}>
          <span className="sr-only">{`${fill(text.place, { place: position + 1, all: titles.length })}: `}</span>
          {card?.title ?? '…'}
        </h1>
        {card && <RoomFacts card={card} locale={locale} words={words} />}
        {card?.reason && <p className="reason">{card.reason}</p>}
        {card && <Service card={card} text={text.service} />}
        {cards === 'failed' && (
          <p>
            {words.together.problems.offline}{' '}
            <button className="back" type="button" onClick={retryRoomCards}>
              {words.results.retry}
            </button>
          </p>
        )}
      </div>
      <div className="vote-acts">
        <button
          className={own === 'no' ? 'btn btn-quiet is-given' : 'btn btn-quiet'}
          type="button"
          aria-pressed={own === 'no'}
          aria-disabled={!isSettled}
          onClick={() => vote('no')}
        >
          <Icon name="close" />
          {text.no}{' '}
          <span className="key" aria-hidden="true">
            ←
          </span>
        </button>
        <button
          className={own === 'yes' ? 'btn is-given' : 'btn'}
          type="button"
          aria-pressed={own === 'yes'}
          aria-disabled={!isSettled}
          onClick={() => vote('yes')}
        >
          <Icon name="check" />
          {text.yes}{' '}
          <span className="key" aria-hidden="true">
            →
          </span>
        </button>
        {room.hasVeto && <Veto text={text} onVeto={() => act({ kind: 'veto', round, position })} />}
      </div>
    </div>
  )
}

/** Whether so many milliseconds have passed since the component came. */
function useAfter(ms: number): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isAfter
}

interface VetoProps {
  readonly text: RoomProps['words']['together']['vote']
  readonly onVeto: () => void
}

/** The veto, once in a room, which asks again; the buttons of the vote stay where they are. */
function Veto({ text, onVeto }: VetoProps): ReactElement {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <button className="veto" type="button" aria-expanded={isAsked} onClick={() => setIsAsked(!isAsked)}>
        <Icon name="never" />
        {text.veto}
      </button>
      {isAsked && (
        <div className="veto-sure">
          <span role="alert">{text.sure}</span>
          <button className="btn btn-quiet" type="button" onClick={onVeto}>
            {text.vetoIt}
          </button>
          <button className="back" type="button" onClick={() => setIsAsked(false)}>
            {text.keep}
          </button>
        </div>
      )}
    </>
  )
}

/** The first service that has the title in this phone's country. */
function Service({ card, text }: { readonly card: TitleCard; readonly text: string }): ReactElement | null {
  const [service] = card.platforms
  if (service === undefined) return null
  // What is rented or bought is said by the label already: "Rent: Apple TV".
  const label = card.labels?.[0] ?? service
  return <p className="vote-service">{label === service ? fill(text, { service }) : label}</p>
}
