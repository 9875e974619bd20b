import { fill } from './fill.ts'

/**
 * Substitutes `{time}` by a time of day (`23:05`). In Spanish and Portuguese one o'clock is a singular, and so is the
 * article before it: "termina a la 01:26", "termina às 02:10".
 */
export function fillTime(template: string, time: string): string {
  return fill(time.startsWith('01') ? template.replace(/(a|à)s(?= \{)/, '$1') : template, { time })
}
