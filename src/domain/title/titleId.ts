import { z } from '#src/domain/schema.ts'

/** `movie-129`, `tv-1396`: type and TMDB id, which together are unique. */
export const titleIdSchema = z.string().check(z.regex(/^(movie|tv)-[1-9]\d{0,9}$/))
export type TitleId = z.infer<typeof titleIdSchema>
