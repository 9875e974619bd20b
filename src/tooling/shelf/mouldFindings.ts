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
  en: { 'two sentences': 57, 'article first': 31.5, kicker: 39, every: 3.2, only: 3.4, someone: 3.8 },
  pt: { 'two sentences': 57, 'article first': 35, kicker: 31.5, cada: 6.2, só: 6.7, alguém: 3.5 },
  es: { 'two sentences': 57, 'article first': 32.5, kicker: 28, cada: 7.3, solo: 5, alguien: 3.5 },
  de: { 'two sentences': 55.5, 'article first': 32.5, kicker: 27, jeder: 7.1, nur: 4.5 },
  fr: { 'two sentences': 56, 'article first': 36, kicker: 34.5, chaque: 5.9 },
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
