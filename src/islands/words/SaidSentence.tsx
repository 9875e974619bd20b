import type { ReactElement } from 'react'
import { segmentsOf } from '#src/understanding/segments.ts'
import type { Wish } from '#src/understanding/wish.ts'

interface SaidSentenceProps {
  readonly text: string
  readonly wish: Wish
  /** What was understood before the visitor dropped anything. */
  readonly whole: Wish
}

/** What was typed, as the heading of its answer: understood words are marked, dropped ones dimmed. */
export function SaidSentence({ text, wish, whole }: SaidSentenceProps): ReactElement {
  let at = 0
  return (
    <h1>
      {segmentsOf(text, wish, whole).map(({ text: piece, kind }) => {
        at += piece.length
        if (kind === 'plain') return piece
        if (kind === 'dim')
          return (
            <span className="unread" key={at}>
              {piece}
            </span>
          )
        return (
          <mark className={piece.length < 18 ? 'short' : undefined} key={at}>
            {piece}
          </mark>
        )
      })}
    </h1>
  )
}
