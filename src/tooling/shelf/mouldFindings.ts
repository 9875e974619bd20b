import type { CopyRecord } from '#src/catalogue/embedded/record.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { mouldOf } from './mould.ts'

/** Wanted: no pattern in more than 15 % of the texts, no word in more than 3 %. */
const wanted = { skeleton: 15, tic: 3 } as const

/** @returns a sentence for each pattern and word that the texts of a language repeat too often */
export function mouldFindings(locale: Locale, copy: readonly CopyRecord[]): string[] {
  const { skeletons, tics } = mouldOf(locale, copy)
  const tooOften = (shares: Readonly<Record<string, number>>, most: number): string[] =>
    Object.entries(shares)
      .filter(([, share]) => share > most)
      .map(([name, share]) => `copy.${locale}.json: ${name} in ${share} % of the texts, at most ${most} are wanted`)
  return [...tooOften(skeletons, wanted.skeleton), ...tooOften(tics, wanted.tic)]
}
