import { noWishes, type Tonight } from '#src/domain/evening/tonight.ts'
import type { WishKind } from '#src/domain/evening/wishKind.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import {
  $keepsOnlyIncluded,
  $keptLanguages,
  $keptLeaveOuts,
  keepLanguages,
  keepLeaveOuts,
  keepOnlyIncluded,
  keepServices,
  keptServices,
} from './eveningSettings.ts'
import { $tonight, isSettled, wishTonight } from './tonight.ts'

/**
 * Keeps the parts of a wish that hold from evening to evening: the services of a country, and the languages that the
 * visitor understands; what is left out once the visitor has said so. Length is for tonight alone.
 * @param country null while it is not known; services are then for tonight only
 */
export function keepWishes({ on, rent, lang, from, not }: Partial<Tonight>, country: CountryCode | null): void {
  if (on && country) keepServices(country, on)
  if (rent !== undefined) keepOnlyIncluded(!rent)
  // Where titles were made is for tonight; it says nothing of what somebody understands.
  if (lang && !from?.length) keepLanguages(lang)
  if (not && $keptLeaveOuts.get().length > 0) keepLeaveOuts(not)
}

/**
 * Applies what is kept to an address that wishes for nothing itself, unless the visitor has dropped it there. Not a step
 * in the history.
 * @param country null where it cannot be known, or is none that the site supports: then services are not applied
 * @param said kinds of wishes that the words of a search say: those hold, whatever is kept
 */
export function applyKeptWishes(country: CountryCode | null, said: readonly WishKind[] = []): void {
  if (isSettled() || JSON.stringify($tonight.get()) !== JSON.stringify(noWishes)) return
  const on = !country || said.includes('services') ? [] : keptServices(country)
  const lang = said.includes('languages') ? [] : $keptLanguages.get()
  const not = $keptLeaveOuts.get()
  if (on.length + lang.length + not.length === 0) return
  wishTonight({ on, rent: on.length > 0 && !$keepsOnlyIncluded.get(), lang, not }, 'sameStep')
}
