import type { CountryCode } from '#src/domain/place/country.ts'
import { type Locale, localeWithRegion } from '#src/domain/place/locale.ts'
import { fill } from './fill.ts'
import type { PluralForms } from './shape.ts'

/** BCP 47 tag for Intl, `en-GB` or `pt-BR`: English uses British spelling and dates. */
export const tagOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : htmlLanguage(locale))

/**
 * Memoizes an Intl formatter per locale: constructing one takes a hundred times as long as using it, and a build
 * renders thousands of pages.
 */
function remembered<Formatter>(make: (tag: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>()
  return (locale) => {
    const known = made.get(locale) ?? make(tagOf(locale))
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
const lists = remembered((tag) => new Intl.ListFormat(tag))
const languages = remembered((tag) => new Intl.DisplayNames([tag], { type: 'language' }))

/** Value of `<html lang>`; only Portuguese carries a region. */
export function htmlLanguage(locale: Locale): string {
  return locale === 'pt' ? 'pt-BR' : locale
}

/** Value of `og:locale`, which requires a territory: https://ogp.me/#optional */
export function openGraphLocale(locale: Locale): string {
  return localeWithRegion(locale).replace('-', '_')
}

/**
 * Selects the plural form for a number (CLDR plural rules) and substitutes `{count}`. A singular that spells its number
 * out ("one has voted") is for 1 alone: French and Portuguese count 0 as a singular.
 */
export function plural(locale: Locale, forms: PluralForms, count: number): string {
  const chosen = forms[pluralRules(locale).select(count)] ?? forms.other
  const form = chosen === forms.one && count !== 1 && !chosen.includes('{count}') ? forms.other : chosen
  return fill(form, { count: counts(locale).format(count) })
}

/** Formats a rating of 0 to 100 on a scale of 10 with one decimal: 78 is `7.8`, or `7,8`. */
export function formatRating(locale: Locale, rating: number): string {
  return scores(locale).format(rating / 10)
}

/**
 * Warm-up tasks for the formatters of ratings and counts, to be run when idle: the first use of each Intl type takes as
 * long as a frame.
 */
export function formatPreparations(locale: Locale): (() => unknown)[] {
  return [() => pluralRules(locale).select(1), () => counts(locale).format(1), () => scores(locale).format(1)]
}

/**
 * Formats an ISO date (`2026-11-21`) in the locale's long style, in UTC.
 * @throws RangeError for an invalid date
 */
export function formatDate(locale: Locale, day: string): string {
  return dates(locale).format(new Date(`${day}T00:00:00Z`))
}

/** Localized name of a country (ISO 3166-1 alpha-2). */
export function countryName(locale: Locale, code: CountryCode | string): string {
  // The long name of HK is "Hong Kong SAR China", which is unusual for a film's origin.
  return (code === 'HK' ? shortRegions : regions)(locale).of(code) ?? code
}

/** Localized, capitalized name of a language (ISO 639-1), for use as a standalone value. */
export function languageLabel(locale: Locale, code: string): string {
  return capitalise(languages(locale).of(code) ?? code)
}

/** Joins names as `a, b and c`. In a browser; servers use formatList.ts. */
export function joinNames(locale: Locale, names: readonly string[]): string {
  return lists(locale).format(names)
}

/** Upper-cases the first code point only. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
