import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'
import { type Title, titleSchema } from '#src/domain/title/title.ts'
import { type TitlePath, titleIdOfAddress, titlePath } from '#src/domain/title/titlePath.ts'
import { mostSimilar } from '#src/engine/mostSimilar.ts'
import { localePath } from '#src/i18n/paths.ts'
import { type Deps, deps } from '#src/server/deps.ts'
import { pageHeaders } from '#src/server/http/answerHeaders.ts'
import { log } from '#src/server/http/log.ts'
import type { Trace } from '#src/server/http/trace.ts'
import { type Degraded, fromCatalogue, nullWhereUnavailable } from '#src/server/useCases/fromCatalogue.ts'
import { titleLifetime } from '#src/server/useCases/titleDetails.ts'
import { loadPageData } from './loadPageData.ts'
import { similarShown, type TitleView, viewOf } from './titleView.ts'

/**
 * The response at a path below `/title/`: a page (200), a redirect to it (301), not found (404) or temporarily
 * unavailable (503).
 */
export type TitlePageAnswer = { readonly headers: Readonly<Record<string, string>> } & (
  | { readonly status: 200; readonly view: TitleView; readonly path: TitlePath }
  | { readonly status: 301 | 404 | 503 }
)

export interface TitlePageQuestion {
  readonly locale: Locale
  /** The path segment after `/title/`, without a trailing slash: `movie-129-spirited-away`. */
  readonly address: string
}

/**
 * Resolves a title page that was not prerendered: a title that only the live catalogue has, a slug other than the
 * canonical one, or an unknown title. Does not reject when an upstream fails.
 * @param request for the log
 * @param waitUntil keeps the process alive for background work after the response is sent
 */
export async function resolveTitlePage(
  question: TitlePageQuestion,
  request: Request,
  waitUntil: Trace['waitUntil'],
): Promise<TitlePageAnswer> {
  const { locale } = question
  const route = localePath(locale, '/title/:address')
  return await loadPageData({ route, request, waitUntil }, () => findPage(deps(), question), failed(503))
}

async function findPage(deps: Deps, { locale, address }: TitlePageQuestion): Promise<TitlePageAnswer> {
  const id = titleIdOfAddress(address)
  if (!id) return failed(404)
  const shelf = await embeddedTitles(locale).catch((error: unknown) => {
    log('warn', 'the embedded shelf did not answer', { error })
    return null
  })
  const embedded = shelf?.find((title) => title.id === id)
  if (embedded) return answerWith(embedded, { locale, address, shelf: shelf ?? [] })
  if (!deps.fallback) return failed(shelf ? 404 : 503)
  const asked = await fromCatalogue(deps, {
    key: `title-page:${id}:${locale}`,
    schema: z.nullable(titleSchema),
    fresh: (found) => (found ? titleLifetime.known : titleLifetime.unknown),
    stale: (found) => (found ? titleLifetime.stale : 0),
    isNone: (found) => found === null,
    ask: (catalogue, terms) => catalogue.title(id, { locale, country: null, ...terms }),
  }).catch(nullWhereUnavailable)
  if (!asked) return failed(503)
  const { value: title, degraded } = asked
  if (!title) return failed(degraded ? 503 : 404)
  // Without the embedded catalogue the page lacks its similar titles.
  return answerWith(title, { locale, address, shelf: shelf ?? [], degraded: shelf ? degraded : 'partial' })
}

function answerWith(
  title: Title,
  {
    locale,
    address,
    shelf,
    degraded,
  }: TitlePageQuestion & { readonly shelf: readonly Title[]; readonly degraded?: Degraded | undefined },
): TitlePageAnswer {
  const path = title.path ?? titlePath(title.id, title.originalTitle)
  if (path !== `/title/${address}/`) {
    return { status: 301, headers: { ...pageHeaders(301), location: localePath(locale, path) } }
  }
  const view = viewOf(title, locale, {
    similar: mostSimilar(title, shelf, similarShown),
    isOnShelf: shelf.some(({ id }) => id === title.id),
  })
  return { status: 200, view, path, headers: pageHeaders(200, degraded) }
}

function failed(status: 404 | 503): TitlePageAnswer {
  return { status, headers: pageHeaders(status) }
}
