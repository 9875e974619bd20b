import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import { $roomCards } from '#src/stores/roomCards.ts'
import { $ownVote } from '#src/stores/togetherRoom.ts'
import { Ballot } from './Ballot.tsx'
import { Folk } from './Folk.tsx'
import type { RoomProps } from './roomProps.ts'
import { VotingDoor } from './VotingDoor.tsx'

/** One title at a time fills the screen; above it how far the round is and who has voted, never what. */
export function Vote({ room, locale, words }: RoomProps): ReactElement {
  const { vote: text, person } = words.together
  const own = useStore($ownVote)
  const { round, position, titles, members, you } = room
  const hasVoted = (member: (typeof members)[number]): boolean =>
    member.place === you ? own !== null : member.hasVoted
  const here = members.filter(({ isHere }) => isHere)
  const waitedFor = here.filter((member) => !hasVoted(member)).length
  return (
    <div className="vote">
      <div className="vote-top">
        <div className="twelve" role="img" aria-label={fill(text.place, { place: position + 1, all: titles.length })}>
          {titles.map((one, at) => (
            <i className={at < position ? 'done' : at === position ? 'now' : ''} key={one} />
          ))}
        </div>
        <Folk
          people={members.map((member) => ({
            member,
            state: member.isHere ? 'here' : 'off',
            says: !member.isHere ? person.away : hasVoted(member) ? person.voted : person.thinking,
            tag: hasVoted(member) ? 'check' : undefined,
          }))}
          label={text.voted}
          words={words}
          isSmall
        />
      </div>
      <Ballot key={`${round} ${position}`} room={room} locale={locale} words={words} />
      <div className="vote-foot">
        <p role="status">
          {own && waitedFor > 0 ? (
            <span>{plural(locale, text.waiting, waitedFor)} </span>
          ) : (
            <Last room={room} words={words} />
          )}
          {here.length > waitedFor && (
            <span className="sr-only">{plural(locale, text.said, here.length - waitedFor)}</span>
          )}
        </p>
        <VotingDoor room={room} words={words} />
      </div>
    </div>
  )
}

/** What became of the title before. */
function Last({ room, words }: Omit<RoomProps, 'locale'>): ReactElement | null {
  const cards = useStore($roomCards)
  const { last } = room
  const title = last && cards !== 'failed' ? cards.get(last.id)?.title : undefined
  if (!last || !title || last.outcome === 'match') return null
  return <span>{fill(words.together.vote[last.outcome], { title })} </span>
}
