import { type Tonight, timeAfter } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { fillTime } from '#src/i18n/fillTime.ts'
import { plural } from '#src/i18n/format.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import type { Saying } from '#src/stores/recommendations.ts'

interface ClockSaid {
  readonly tonight: Tonight
  readonly now: Date
  readonly locale: Locale
  readonly words: EveningWords
  /** Whether to say how long an episode is; not where the card says it anyway. */
  readonly saysEpisode?: boolean
}

/** Longest that somebody watches episodes of one series, in minutes, where no time is set. */
const usualEvening = 120

/**
 * When a title would be over, where it has to be over by a time; how long an episode is, or that a length is not known,
 * where that matters.
 */
export function clockSaying(
  { minutes, type }: { readonly minutes?: number | undefined; readonly type: TitleType },
  { tonight, now, locale, words, saysEpisode = false }: ClockSaid,
): Saying[] {
  const { until } = tonight
  if (!asksLength(tonight)) return []
  if (minutes === undefined) return [{ icon: 'clock', text: words.lengthUnknown }]
  const each = saysEpisode && type === 'tv' ? [plural(locale, words.episode, minutes)] : []
  if (until !== null) {
    const [hours = 0, rest = 0] = until.split(':').map(Number)
    const left = (hours * 60 + rest - now.getHours() * 60 - now.getMinutes() + 1440) % 1440
    const episodes = type === 'tv' ? Math.max(1, Math.floor(Math.min(left, usualEvening) / minutes)) : 1
    const time = timeAfter(now, episodes * minutes)
    const text = fillTime(type === 'tv' ? plural(locale, words.episodes, episodes) : words.until, time)
    return [{ icon: 'clock', text: [text, ...each].join(' · '), strong: time }]
  }
  return each.map((text) => ({ icon: 'clock', text }))
}

/** Whether the visitor cares how long it lasts: by a wish, or by the nudge, which leaves out no unknown length. */
function asksLength({ until, max, nudge }: Tonight): boolean {
  return until !== null || max !== null || nudge.includes('shorter')
}
