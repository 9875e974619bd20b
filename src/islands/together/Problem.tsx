import type { ReactElement } from 'react'
import type { TogetherWords } from '#src/i18n/shape.ts'

interface ProblemProps {
  /** The code of the error; null for none. */
  readonly code: string | null
  readonly words: TogetherWords['problems']
}

const known = (code: string, words: ProblemProps['words']): code is keyof ProblemProps['words'] =>
  Object.hasOwn(words, code)

/** Why a room could not be opened or entered, and what to do next. */
export function Problem({ code, words }: ProblemProps): ReactElement {
  return (
    <p className="room-problem" role="alert">
      {code && (known(code, words) ? words[code] : words.other)}
    </p>
  )
}
