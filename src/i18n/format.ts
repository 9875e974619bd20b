import type { CountryCode } from '#src/domain/country.ts'
import type { Locale } from '#src/domain/locale.ts'
import type { PluralForms } from './shape.ts'

/** BCP 47 tags for Intl: Portuguese is Brazilian, English British in its spelling and dates. */
const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', pt: 'pt-BR', es: 'es', de: 'de', fr: 'fr' }

/** What `<html lang>` says: the region only where it matters. */
export function htmlLanguage(locale: Locale): string {
  return locale === 'pt' ? 'pt-BR' : locale
}

/** Replaces `{name}` by its value; a name without a value stays, so that it is seen. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}

/** The form for a number, with `{count}` filled in. */
export function plural(locale: Locale, forms: PluralForms, count: number): string {
  const form = forms[new Intl.PluralRules(tags[locale]).select(count)] ?? forms.other
  return fill(form, { count: new Intl.NumberFormat(tags[locale]).format(count) })
}

/** A public score of 0 to 100 as people write it: 78 is `7.8`, or `7,8`. */
export function formatRating(locale: Locale, rating: number): string {
  return new Intl.NumberFormat(tags[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating / 10)
}

/** `2026-11-21` as a date in words. */
export function formatDate(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** `a, b and c` in the language's own way. */
export function formatList(locale: Locale, parts: readonly string[]): string {
  return new Intl.ListFormat(tags[locale], { style: 'long', type: 'conjunction' }).format(parts)
}

/** What a country is called. */
export function countryName(locale: Locale, code: CountryCode | string): string {
  return new Intl.DisplayNames([tags[locale]], { type: 'region' }).of(code) ?? code
}

/** The first letter large, the rest as it stands. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
