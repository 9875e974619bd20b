import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import type { TitlePath } from '#src/domain/title/titlePath.ts'
import { localeParam } from '#src/i18n/paths.ts'

interface TitleRoute {
  readonly params: { readonly locale: string | undefined; readonly title: string }
  readonly props: { readonly locale: Locale; readonly id: TitleId; readonly path: TitlePath }
}

/** Static routes of all embedded titles, in each language; the paths differ by the language prefix only. */
export async function titleStaticPaths(): Promise<TitleRoute[]> {
  const titles = await embeddedTitles(defaultLocale)
  return titles.flatMap(({ id, path }) => {
    if (!path) return []
    const title = path.split('/')[2] ?? id
    return locales.map((locale) => ({ params: { locale: localeParam(locale), title }, props: { locale, id, path } }))
  })
}
