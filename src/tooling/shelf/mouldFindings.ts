import type { CopyRecord } from '#src/catalogue/embedded/record.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { mouldOf, type Skeleton } from './mould.ts'

/** Wanted: no pattern in more than 15 % of the texts, no word in more than 3 %. */
const wanted = { skeleton: 15, tic: 3 } as const

/**
 * What the copy has in percent where it is above what is wanted. New texts may lower these numbers; a text that raises
 * one is written anew.
 */
const reached: Readonly<Record<Locale, Readonly<Partial<Record<Skeleton | string, number>>>>> = {
  en: { 'two sentences': 55.5, 'article first': 30.5, kicker: 29.5, someone: 3.2 },
  pt: { 'two sentences': 55.5, 'article first': 34, kicker: 24.5, cada: 5.5, só: 6 },
  es: { 'two sentences': 55.5, 'article first': 32, kicker: 22.5, cada: 6.5, solo: 4.5 },
  de: { 'two sentences': 53.5, 'article first': 31.5, kicker: 21, jeder: 6.5, nur: 4.2 },
  fr: { 'two sentences': 54.5, 'article first': 35, kicker: 27.5, chaque: 5.5 },
}

/** @returns a sentence for each pattern and word that the texts of a language repeat too often */
export function mouldFindings(locale: Locale, copy: readonly CopyRecord[]): string[] {
  const { skeletons, tics } = mouldOf(locale, copy)
  const tooOften = (shares: Readonly<Record<string, number>>, most: number): string[] =>
    Object.entries(shares)
      .filter(([name, share]) => share > Math.max(most, reached[locale][name] ?? 0))
      .map(([name, share]) => `copy.${locale}.json: ${name} in ${share} % of the texts, at most ${most} are wanted`)
  return [...tooOften(skeletons, wanted.skeleton), ...tooOften(tics, wanted.tic)]
}
