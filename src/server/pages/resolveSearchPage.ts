import type { RenderedSearch } from '#src/api/renderedSearch.ts'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { searchText } from '#src/domain/title/searchText.ts'
import { localePath } from '#src/i18n/paths.ts'
import { type Deps, deps } from '#src/server/deps.ts'
import { searchPageHeaders, unavailableHeaders } from '#src/server/http/answerHeaders.ts'
import type { Visit } from '#src/server/http/endpoint.ts'
import { cookiesOf } from '#src/server/http/parseRequest.ts'
import type { Trace } from '#src/server/http/trace.ts'
import { visitorCountry } from '#src/server/http/visitorCountry.ts'
import { nullWhereUnavailable } from '#src/server/useCases/fromCatalogue.ts'
import { searchTitles } from '#src/server/useCases/lists.ts'
import { searchHits } from '#src/server/useCases/searchHits.ts'
import { loadPageData } from './loadPageData.ts'
import { type SaidView, saidView } from './saidView.ts'
import { withoutOffers } from './withoutOffers.ts'

/**
 * The response of the search page: the results of the search in its URL, or none where the URL has no query or the
 * search failed.
 */
export interface SearchPageAnswer {
  /** 503 where the search failed: the page says so and retries in the browser. */
  readonly status: 200 | 503
  readonly headers: Readonly<Record<string, string>>
  readonly drawn: RenderedSearch | null
  /** What the words were understood as; null where there are none, or they could not be read. */
  readonly said: SaidView | null
}

/** Request data that the platform provides. */
interface SearchVisit {
  readonly geo: Visit['geo']
  readonly waitUntil: Trace['waitUntil']
}

/**
 * Renders data for the search page's URL with a `q`, as `/api/search` does, for the visitor's country. Does not reject
 * when an upstream fails: a page without results retries in the browser.
 */
export async function resolveSearchPage(
  locale: Locale,
  request: Request,
  { geo, waitUntil }: SearchVisit,
): Promise<SearchPageAnswer> {
  const url = new URL(request.url)
  const visit: Visit = { request: { url, cookies: cookiesOf(request) }, geo }
  const page = { route: localePath(locale, '/search/'), request, waitUntil }
  return await loadPageData(page, () => findSearch(deps(), locale, visit), unanswered)
}

const unanswered: SearchPageAnswer = { status: 503, headers: unavailableHeaders, drawn: null, said: null }

/** Like `resolveSearchPage`, without the deadline and the request log. */
export async function findSearch(from: Deps, locale: Locale, visit: Visit): Promise<SearchPageAnswer> {
  const { url } = visit.request
  const query = searchText(url.searchParams.get('q'))
  if (!query) return { status: 200, headers: searchPageHeaders(undefined, url), drawn: null, said: null }
  const country = visitorCountry(undefined, visit)
  const text = query.replace(/\s+/g, ' ')
  const search = searchTitles(from, { locale, country, text, contentType: 'all' }).catch(nullWhereUnavailable)
  const said = await saidView(from, { query, locale, country, params: url.searchParams, search })
  const found = await search
  if (!found) return unanswered
  const { value, degraded } = found
  const answer = searchHits({ ...value, items: withoutOffers(value.items) })
  return {
    status: 200,
    headers: searchPageHeaders(degraded ?? (said ? said.degraded : 'partial'), url),
    drawn: {
      query,
      country,
      answer: said ? said.beside(answer) : answer,
      ...(said?.titles && byFeelOf(said, said.titles)),
    },
    said,
  }
}

/** What the browser needs to know of an answer by feel to go on from it. */
function byFeelOf({ drop, said, wish, tonight, names }: SaidView, { total }: NonNullable<SaidView['titles']>) {
  const needsClock = wish.until !== undefined || tonight.until !== null
  const services = Object.fromEntries(tonight.on.map((id) => [id, platformById(id)?.name ?? id]))
  return { byFeel: true, drop, said: said.kinds, services, total, names, ...(needsClock ? { needsClock } : {}) }
}
