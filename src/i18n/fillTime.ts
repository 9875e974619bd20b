import { fill } from './fill.ts'

/**
 * Substitutes `{time}` by a time of day (`23:05`). In Spanish and Portuguese one o'clock is a singular, and the article
 * right before it loses its s: "termina a la 01:26", "termina à 01:26". No other language has "as" there.
 */
export function fillTime(template: string, time: string): string {
  return fill(time.startsWith('01') ? template.replace(/(a|à)s(?= \{)/, '$1') : template, { time })
}
