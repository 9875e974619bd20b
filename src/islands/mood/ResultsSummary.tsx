import type { ReactElement } from 'react'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import type { QuestionState } from '#src/stores/question.ts'

interface ResultsSummaryProps {
  readonly mood: MoodId
  readonly state: QuestionState<readonly unknown[]>
  readonly locale: Locale
  readonly words: MoodFlowWords
  readonly country: string | null
}

/** The line under the mood's name: its tagline, the number of picks and the country. A live region. */
export function ResultsSummary({ mood, state, locale, words, country }: ResultsSummaryProps): ReactElement {
  return (
    <p className="lead" role="status">
      {words.moods[mood].tagline}. <Count state={state} locale={locale} words={words} country={country} />
    </p>
  )
}

function Count({ state, locale, words, country }: Omit<ResultsSummaryProps, 'mood'>): ReactElement | string | null {
  if (state.status === 'loading') return words.results.loading
  if (state.status === 'failed' || state.answer.length === 0) return null
  const sentence = country ? fill(words.results.forTonightIn, { country }) : words.results.forTonight
  const [before = '', after = ''] = sentence.split('{picks}')
  return (
    <>
      {before}
      <b>{plural(locale, words.results.picks, state.answer.length)}</b>
      {after}.
    </>
  )
}
