import { atom, computed } from 'nanostores'
import { canonicalIds, mostIds } from '#src/api/canonicalIds.ts'
import { call } from '#src/api/client.ts'
import { titleEndpoints } from '#src/api/titleEndpoints.ts'
import { type MoodId, moodIdSchema } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { type TitleId, titleIdSchema } from '#src/domain/title/titleId.ts'
import { type Audience, audienceOf } from './audience.ts'
import { type QuestionState, question } from './question.ts'
import type { Recommended } from './recommendations.ts'
import { $selectedCountry } from './selectedCountry.ts'

/** A list that somebody has sent, as its address names it. */
export interface SentPicks {
  /** The mood that the titles were picked for; null where the address names none. */
  readonly moodId: MoodId | null
  /** In the order of the address, each once. */
  readonly ids: readonly TitleId[]
  /** Titles that the address names, also those that cannot be ids: 0 to 24. */
  readonly named: number
}

/** Reads a sent list from an address' query: `?mood=cry&ids=movie-1,tv-2`. More than 24 titles are cut off. */
export function readSentPicks(query: URLSearchParams): SentPicks {
  const named = [...new Set(query.get('ids')?.split(',').filter(Boolean))].slice(0, mostIds)
  return {
    moodId: moodIdSchema.safeParse(query.get('mood')).data ?? null,
    ids: named.filter((id) => titleIdSchema.safeParse(id).success),
    named: named.length,
  }
}

/** The list of the address, and the language to show it in; null until an island reads the address. */
export const $sent = atom<(SentPicks & { readonly locale: Locale }) | null>(null)

/** Reads the list from the address of the page. */
export function startSentPicks(locale: Locale): void {
  $sent.set({ ...readSentPicks(new URLSearchParams(window.location.search)), locale })
}

interface SentWish extends Audience {
  readonly ids: readonly TitleId[]
  readonly moodId: MoodId | null
}

const $wish = computed([$sent, $selectedCountry], (sent, country): SentWish | null =>
  sent && sent.ids.length > 0 ? { ids: sent.ids, moodId: sent.moodId, ...audienceOf(sent.locale, country) } : null,
)

const $answer = question('sentPicks', $wish, async ({ moodId, ids, ...audience }: SentWish) => {
  const items = await call(titleEndpoints.titlesByIds, {
    ids: canonicalIds(ids),
    ...audience,
    ...(moodId ? { moodId } : {}),
  })
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id): Recommended[] => {
    const item = byId.get(id)
    return item ? [{ ...item, reason: item.reason ?? '' }] : []
  })
})

/** The titles that were sent, in the order of the address, without those that do not exist. */
export const $sentPicks = computed([$sent, $answer], (sent, answer): QuestionState<readonly Recommended[]> => {
  return sent && sent.ids.length === 0 ? { status: 'ready', answer: [] } : answer
})

/** Repeats a failed request. */
export const retrySentPicks = $answer.revalidate
