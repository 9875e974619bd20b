import { type TitleCard, titleCardSchema } from '#src/api/items.ts'
import type { Audience, Catalogue } from '#src/catalogue/catalogue.ts'
import type { MoodId } from '#src/domain/mood/mood.ts'
import { z } from '#src/domain/schema.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { goodFit } from '#src/engine/chooseFromRoom.ts'
import { moodFit } from '#src/engine/moodProfile.ts'
import { reasonsFor } from '#src/engine/reason.ts'
import { reasonText } from '#src/i18n/reasonText.ts'
import type { Deps } from '#src/server/deps.ts'
import { fromCatalogue, type Sourced } from './fromCatalogue.ts'
import { pairPosterUrl, toTitleCard } from './itemMapping.ts'

export interface TitlesInput extends Audience {
  readonly ids: readonly TitleId[]
  /** Asks for reasons why each title suits it. */
  readonly moodId?: MoodId | undefined
  /** Of a second mood too. */
  readonly second?: MoodId | undefined
}

/**
 * Titles by id, in the order given, without those that no catalogue knows. With a mood each one that serves it as well
 * as the titles of lists do has a reason; the reasons differ. With two each one has a reason for either, as far as enough
 * is known of it, and its drawn poster has both lights.
 * @throws DomainError unavailable
 */
export async function titlesByIds(
  deps: Deps,
  { ids, moodId, second, ...audience }: TitlesInput,
): Promise<Sourced<TitleCard[]>> {
  return await fromCatalogue(deps, {
    // Any set of ids may be asked for; each live title is cached for itself.
    key: null,
    schema: z.array(titleCardSchema),
    fresh: 0,
    stale: 0,
    isNone: (cards) => cards.length === 0,
    ask: async (catalogue, terms) => {
      const titles = await findAll(deps, catalogue, ids, { ...audience, ...terms })
      if (moodId && second && second !== moodId) return pairCards(titles, [moodId, second], audience)
      const reasons = moodId ? reasonsOf(titles, moodId) : []
      return titles.map((title, index) => toTitleCard(title, reasons[index] ?? null, audience))
    },
  })
}

/**
 * The titles that a catalogue knows. One that could not be asked for is the embedded catalogue's, or a gap.
 * @throws the first failure where nothing was answered, and the embedded catalogue knows none
 */
export async function findAll(
  { fallback }: Deps,
  catalogue: Catalogue,
  ids: readonly TitleId[],
  audience: Audience,
): Promise<Title[]> {
  const answers = await Promise.allSettled(ids.map((id) => catalogue.title(id, audience)))
  const failures = answers.filter((answer) => answer.status === 'rejected')
  const titles = await Promise.all(
    answers.map(async (answer, index) => {
      if (answer.status === 'fulfilled') return answer.value
      const id = ids[index]
      return id && fallback ? await fallback.title(id, audience).catch(() => null) : null
    }),
  )
  const known = titles.filter((title) => title !== null)
  if (known.length === 0 && failures.length > 0) throw failures[0]?.reason
  if (failures.length > 0) audience.onGap?.()
  return known
}

function reasonsOf(titles: readonly Title[], mood: MoodId) {
  const serves = titles.map((title) => title.reasons[mood] !== undefined || moodFit(title, mood) >= goodFit)
  const reasons = reasonsFor(
    titles.filter((_, index) => serves[index]),
    mood,
  )
  return serves.map((serving) => (serving ? (reasons.shift() ?? null) : null))
}

function pairCards(
  titles: readonly Title[],
  [first, second]: readonly [MoodId, MoodId],
  audience: Audience,
): TitleCard[] {
  const [reasons, others] = [reasonsFor(titles, first), reasonsFor(titles, second)]
  return titles.map((title, index) => {
    const other = others[index]
    return {
      ...toTitleCard(title, reasons[index] ?? null, audience),
      ...(title.imageUrl ? {} : { imageUrl: pairPosterUrl(title, [first, second]) }),
      ...(other ? { secondReason: reasonText(other, audience.locale) } : {}),
    }
  })
}
