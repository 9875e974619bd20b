import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { hasWish, type Tonight, writeTonight } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { ContentType } from '#src/domain/title/contentType.ts'
import { fill } from '#src/i18n/fill.ts'
import { joinNames, plural } from '#src/i18n/format.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import { sayAllShown, sayLeft } from '#src/islands/evening/sayLeft.ts'
import type { OwnList } from '#src/islands/evening/useOwnList.ts'
import type { Evening } from '#src/stores/evening.ts'
import type { QuestionState } from '#src/stores/question.ts'
import { $listed } from '#src/stores/tonight.ts'

interface ResultsSummaryProps {
  /** The tagline, or the line of two moods: a sentence. */
  readonly line: string
  /** Name of the mood, or of both. */
  readonly name: string
  readonly contentType: ContentType
  readonly state: QuestionState<readonly unknown[]>
  readonly locale: Locale
  readonly words: MoodFlowWords
  readonly country: string | null
  /** The visitor's own list, if it is one. */
  readonly own: OwnList
}

interface Sentence {
  /** With `{picks}` in it. */
  readonly text: string
  readonly picks: string
}

/**
 * The line under the mood's name: its tagline, the number of picks and the country. Beside it, for screen readers, what
 * a change of wishes or of the type has brought, said once, when the list is there.
 */
export function ResultsSummary(props: ResultsSummaryProps): ReactElement {
  const { line, state, own, words } = props
  const tonight = useStore($listed, { ssr: 'initial' })
  const sentence = sentenceOf(props, tonight)
  const said = useSaid(props, tonight, sentence)
  return (
    <>
      <p className="lead">
        {line}{' '}
        {sentence ? <Counted {...sentence} /> : !own.evening && state.status === 'loading' && words.results.loading}
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}

const settlingMs = 250

/** What was changed last, said once the list is there; empty until something has been changed. */
function useSaid(
  { contentType, state, own, locale }: ResultsSummaryProps,
  tonight: Tonight,
  sentence: Sentence | null,
): string {
  const [said, setSaid] = useState('')
  const isReady = own.status === 'ready' || (own.status === 'none' && state.status !== 'loading')
  // What is done with a title says itself, in a toast.
  const change = `${contentType} ${writeTonight(tonight)}`
  const last = useRef(change)
  const text = sentence ? `${fill(sentence.text, { picks: sentence.picks })}.` : ''
  const more = own.evening && own.words ? moreOf(tonight, own.evening, own.words, locale) : ''
  useEffect(() => {
    if (!isReady || last.current === change) return
    // Not at once: for a moment the last list is still there, and a slider that moves is one change.
    const timer = setTimeout(() => {
      setSaid(`${text} ${more}`.trim())
      last.current = change
    }, settlingMs)
    return () => clearTimeout(timer)
  }, [isReady, change, text, more])
  return said
}

/** Which nudges are set, and how many titles are left: where the number of picks stays, one of these is another. */
function moreOf(tonight: Tonight, { left }: Evening, words: EveningWords, locale: Locale): string {
  const names = tonight.nudge.map((id) => words.nudges[id])
  return [
    ...(names.length > 0 ? [`${joinNames(locale, names)}.`] : []),
    sayLeft(left, hasWish(tonight), words, locale),
  ].join(' ')
}

function sentenceOf(
  { name, state, own, locale, words, country }: ResultsSummaryProps,
  tonight: Tonight,
): Sentence | null {
  // The list is gone: its place says so.
  if (own.status === 'failed') return null
  if (own.evening && own.words) {
    const { fitting, picks } = own.evening
    if (fitting === 0) return { text: own.words.nothingFits, picks: '' }
    if (picks.length === 0) {
      const text = sayAllShown(fitting, hasWish(tonight), own.words, name)
      return { text: text.replace(/\.$/, ''), picks: '' }
    }
    const sentence = fitting > picks.length ? own.words.fitting : own.words.fittingAll
    return { text: fill(sentence, { count: fitting }), picks: plural(locale, words.results.picks, picks.length) }
  }
  if (state.status !== 'ready' || state.answer.length === 0) return null
  return {
    text: country ? fill(words.results.forTonightIn, { country }) : words.results.forTonight,
    // Without what was let go, where nothing can take its place.
    picks: plural(locale, words.results.picks, own.status === 'none' ? own.items.length : state.answer.length),
  }
}

function Counted({ text, picks }: Sentence): ReactElement {
  const [before = '', after = ''] = text.split('{picks}')
  return (
    <>
      {before}
      {picks && <b>{picks}</b>}
      {after}.
    </>
  )
}
