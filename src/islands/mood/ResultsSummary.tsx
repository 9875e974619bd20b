import type { ReactElement } from 'react'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import type { OwnList } from '#src/islands/evening/useOwnList.ts'
import type { QuestionState } from '#src/stores/question.ts'

interface ResultsSummaryProps {
  readonly mood: MoodId
  readonly state: QuestionState<readonly unknown[]>
  readonly locale: Locale
  readonly words: MoodFlowWords
  readonly country: string | null
  /** The visitor's own list, if it is one. */
  readonly own: OwnList
}

/** The line under the mood's name: its tagline, the number of picks and the country. A live region. */
export function ResultsSummary({ mood, ...props }: ResultsSummaryProps): ReactElement {
  return (
    <p className="lead" role="status">
      {props.words.moods[mood].tagline}. <Count {...props} />
    </p>
  )
}

function Count({
  state,
  own,
  locale,
  words,
  country,
}: Omit<ResultsSummaryProps, 'mood'>): ReactElement | string | null {
  if (own.evening && own.words) {
    const { fitting, picks } = own.evening
    if (fitting === 0) return `${own.words.nothingFits}.`
    const sentence = fitting > picks.length ? own.words.fitting : own.words.fittingAll
    return (
      <Sentence text={fill(sentence, { count: fitting })} picks={plural(locale, words.results.picks, picks.length)} />
    )
  }
  if (state.status === 'loading') return words.results.loading
  if (state.status === 'failed' || state.answer.length === 0) return null
  const sentence = country ? fill(words.results.forTonightIn, { country }) : words.results.forTonight
  return <Sentence text={sentence} picks={plural(locale, words.results.picks, state.answer.length)} />
}

function Sentence({ text, picks }: { readonly text: string; readonly picks: string }): ReactElement {
  const [before = '', after = ''] = text.split('{picks}')
  return (
    <>
      {before}
      <b>{picks}</b>
      {after}.
    </>
  )
}
