import type { CountryCode } from '#src/domain/country.ts'
import type { Locale } from '#src/domain/locale.ts'
import { fill } from './fill.ts'
import type { PluralForms } from './shape.ts'

/** BCP 47 tags for Intl: Portuguese is Brazilian, English British in its spelling and dates. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', pt: 'pt-BR', es: 'es', de: 'de', fr: 'fr' }

/** Makes a formatter once for each key: making one costs a hundred times what using it does, and thousands of pages are built. */
function remembered<Formatter>(make: (tag: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>()
  return (locale) => {
    const known = made.get(locale) ?? make(tags[locale])
    made.set(locale, known)
    return known
  }
}

const pluralRules = remembered((tag) => new Intl.PluralRules(tag))
const counts = remembered((tag) => new Intl.NumberFormat(tag))
const scores = remembered((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const dates = remembered((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))
const regions = remembered((tag) => new Intl.DisplayNames([tag], { type: 'region' }))
const shortRegions = remembered((tag) => new Intl.DisplayNames([tag], { type: 'region', style: 'short' }))
const languages = remembered((tag) => new Intl.DisplayNames([tag], { type: 'language' }))

/** What `<html lang>` says: the region only where it matters. */
export function htmlLanguage(locale: Locale): string {
  return locale === 'pt' ? 'pt-BR' : locale
}

const openGraphLocales: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  pt: 'pt_BR',
  es: 'es_ES',
  de: 'de_DE',
  fr: 'fr_FR',
}

/** A language as Open Graph names it, which wants a country with it: https://ogp.me/#optional */
export function openGraphLocale(locale: Locale): string {
  return openGraphLocales[locale]
}

/** The form for a number, with `{count}` filled in. */
export function plural(locale: Locale, forms: PluralForms, count: number): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other
  return fill(form, { count: counts(locale).format(count) })
}

/** A public score of 0 to 100 as people write it: 78 is `7.8`, or `7,8`. */
export function formatRating(locale: Locale, rating: number): string {
  return scores(locale).format(rating / 10)
}

/** Steps that make ahead of time what ratings and counts are written with: the first use of each kind of Intl takes as long as a frame. */
export function formatPreparations(locale: Locale): (() => unknown)[] {
  return [() => pluralRules(locale).select(1), () => counts(locale).format(1), () => scores(locale).format(1)]
}

/** `2026-11-21` as a date in words. */
export function formatDate(locale: Locale, day: string): string {
  return dates(locale).format(new Date(`${day}T00:00:00Z`))
}

/** CLDR's word for the last joint of a list, https://cldr.unicode.org/translation/miscellaneous-displaying-lists */
const conjunctions: Readonly<Record<Locale, string>> = { en: 'and', pt: 'e', es: 'y', de: 'und', fr: 'et' }

/**
 * `a, b and c` in the language's own way: what Intl.ListFormat says, without its data, which a new process takes 20 ms to load. Composed reasons need
 * nothing else of Intl.
 */
export function formatList(locale: Locale, parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  const others = parts.slice(0, -1)
  if (others.length === 0) return last
  // Spanish avoids two i in a row: `padres e hijos`, but `nieve y hielo`.
  const joint = locale === 'es' && /^(i|hi(?![ae]))/i.test(last) ? 'e' : conjunctions[locale]
  return `${others.join(', ')} ${joint} ${last}`
}

/** What a country is called. */
export function countryName(locale: Locale, code: CountryCode | string): string {
  // The long name of HK is that of an administrative region, not what a film's origin is called.
  return (code === 'HK' ? shortRegions : regions)(locale).of(code) ?? code
}

/** What a language is called, by its ISO 639-1 code, as it stands in a list of facts: with a capital. */
export function languageLabel(locale: Locale, code: string): string {
  return capitalise(languages(locale).of(code) ?? code)
}

/** A text of at most so many characters, cut after a word. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:!?–-]+$/, '')}…`
}

/** The first letter large, the rest as it stands. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
