import { z } from '#src/domain/schema.ts'

/** Filter for lists; `all` includes both films and series. */
export const contentTypes = ['all', 'movie', 'tv'] as const
export const contentTypeSchema = z.enum(contentTypes)
export type ContentType = z.infer<typeof contentTypeSchema>

/** The type of a single title, named as in TMDB's API. */
export const titleTypes = ['movie', 'tv'] as const
export const titleTypeSchema = z.enum(titleTypes)
export type TitleType = z.infer<typeof titleTypeSchema>

/** Whether a title of type `type` passes the filter `wanted`. */
export function isOfContentType(type: TitleType, wanted: ContentType): boolean {
  return wanted === 'all' || wanted === type
}
