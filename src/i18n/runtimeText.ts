import { fill } from './fill.ts'

interface RuntimeWords {
  readonly hoursMinutes: string
  readonly hours: string
  readonly minutes: string
}

/** Formats a runtime in minutes: 118 is `1h 58m`, 120 is `2h`, 45 is `45m`. */
export function runtimeText(words: RuntimeWords, runtime: number): string {
  const hours = Math.floor(runtime / 60)
  const minutes = runtime % 60
  if (hours === 0) return fill(words.minutes, { minutes })
  return minutes === 0 ? fill(words.hours, { hours }) : fill(words.hoursMinutes, { hours, minutes })
}
