import { z } from '#src/domain/schema.ts'
import { type TitleId, titleIdSchema } from '#src/domain/title/titleId.ts'

/** For so long (milliseconds) a reload and Back find the titles in their places; a later visit gets tonight's. */
const keptForMs = 6 * 3_600_000

const placesSchema = z.object({ at: z.number(), ids: z.array(titleIdSchema).check(z.maxLength(24)) })

/**
 * Keeps in this entry of the history which titles stand on screen, once one of them was let go: a list that is ranked
 * anew would have others.
 * @param ids in their order; none for a list that is new
 */
export function keepPlaces(ids: readonly TitleId[]): void {
  const { places, ...state } = window.history.state ?? {}
  if (ids.length === 0 && places === undefined) return
  window.history.replaceState(ids.length === 0 ? state : { ...state, places: { at: Date.now(), ids } }, '')
}

/** The titles that stood on screen where this entry of the history was left this evening; none where none was let go. */
export function placesBefore(): readonly TitleId[] {
  const { data } = placesSchema.safeParse(window.history.state?.places)
  return data && Date.now() - data.at < keptForMs ? data.ids : []
}
