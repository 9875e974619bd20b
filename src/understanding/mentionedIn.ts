import type { Locale } from '#src/domain/place/locale.ts'
import type { Mentioned } from '#src/domain/title/mentioned.ts'
import { type Names, nameKey } from './names.ts'
import type { Wish } from './wish.ts'

/** The names that a text mentions, as it spells them, for a browser that knows fewer (`withMentioned`). */
export function mentionedIn(
  text: string,
  wish: Wish,
  { names, locale }: { names: Names; locale: Locale },
): Mentioned[] {
  const { like, person } = wish
  return wish.parts.flatMap(({ start, end, constraints }): Mentioned[] => {
    const key = nameKey(text.slice(start, end), locale)
    if (like && constraints.includes('like')) return [{ key, like, mood: names.moods.get(like) }]
    return person && constraints.includes('person') ? [{ key, person }] : []
  })
}
