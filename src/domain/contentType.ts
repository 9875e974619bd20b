import { z } from './schema.ts'

/** What kind of title a visitor asks for. `all` mixes both. */
export const contentTypes = ['all', 'movie', 'tv'] as const
export const contentTypeSchema = z.enum(contentTypes)
export type ContentType = z.infer<typeof contentTypeSchema>

/** What kind of thing one title is. */
export const titleTypes = ['movie', 'tv'] as const
export const titleTypeSchema = z.enum(titleTypes)
export type TitleType = z.infer<typeof titleTypeSchema>

/** Whether a title of `type` belongs in a list of `wanted`. */
export function isOfContentType(type: TitleType, wanted: ContentType): boolean {
  return wanted === 'all' || wanted === type
}
