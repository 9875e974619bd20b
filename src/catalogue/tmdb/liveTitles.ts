import type { Audience } from '#src/catalogue/catalogue.ts'
import type { FeelId } from '#src/domain/feel/feel.ts'
import { defaultLocale, type Locale, localeWithRegion } from '#src/domain/place/locale.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { type Title, titleSchema } from '#src/domain/title/title.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import type { Curated } from './curated.ts'
import { inTime } from './inTime.ts'
import type { Recall, Remember } from './remember.ts'
import { type RawListItem, rawDetailsSchema, rawKeywordsSchema, rawPageSchema, rawProvidersSchema } from './schemas.ts'
import type { TmdbClient } from './tmdbClient.ts'
import { dateOf, titleOfDetails, titleOfListItem } from './toTitle.ts'
import { UpstreamError } from './upstreamError.ts'

export interface LiveTitlesOptions {
  readonly client: TmdbClient
  readonly remember: Remember
  /** Reads the same cache; without it nothing counts as known. */
  readonly recall?: Recall | undefined
  /** Loads editorial data about titles, in a language. */
  readonly curated: (locale: Locale) => Promise<CuratedTitles>
  /**
   * Time limit in milliseconds of a load that goes into the cache. It is longer than any caller waits, so that what
   * came too late for one is there for the next.
   */
  readonly loadMs?: number
}

/**
 * Looks up what editors say of a title.
 * @param year of its release; NaN where TMDB has none
 */
export type CuratedTitles = (id: TitleId, year: number) => Curated | undefined

interface PageQuestion {
  readonly type: TitleType
  readonly path: string
  readonly parameters?: Readonly<Record<string, string | number | boolean>>
  readonly impliedFeels?: readonly FeelId[]
  /** Whether texts that a language lacks are asked for in English, in a second call. True by default. */
  readonly hasTexts?: boolean
  /** Of the calls in the queue; see `Ask`. */
  readonly priority?: number
}

interface LivePage {
  readonly titles: readonly Title[]
  readonly hasMore: boolean
}

const day = 86_400
/** TTLs in seconds. Of what is kept with a title, its services change soonest: monthly. */
const titleLifetime = { fresh: day, stale: 6 * day } as const
/** Default of `loadMs`: four calls at the end of their patience. */
export const defaultLoadMs = 6000
/** Priorities in the queue: a title's details complete a list that somebody waits for, a pool's pages only begin one. */
const titlesFirst = 1
/** TMDB's highest page number. */
const lastPage = 500

const yearOf = (raw: Parameters<typeof dateOf>[0]): number => Number.parseInt(dateOf(raw), 10)

/**
 * Loads titles from TMDB and maps them to the site's type: in the page's language, in English where that is missing,
 * with editorial data.
 */
export function liveTitles({ client, remember, recall: read, curated, loadMs = defaultLoadMs }: LiveTitlesOptions) {
  async function page(
    { type, path, parameters = {}, impliedFeels = [], hasTexts = true, priority = 0 }: PageQuestion,
    { locale, signal, onGap }: Audience,
  ): Promise<LivePage> {
    const askIn = (language: Locale) =>
      client({
        path,
        parameters: { ...parameters, language: localeWithRegion(language) },
        schema: rawPageSchema,
        priority,
        ...(signal ? { signal } : {}),
      })
    const [raw, known] = await Promise.all([askIn(locale), marksOf(locale, onGap)])
    const results = raw.results.filter((item) => !item.media_type || item.media_type === type)
    const texts = await englishTexts(hasTexts ? results : [], locale, { ask: () => askIn(defaultLocale), onGap })
    const titles = results.flatMap((item) => {
      const context = { type, impliedFeels, curated: known(`${type}-${item.id}`, yearOf(item)) }
      return titleOfListItem({ ...item, overview: item.overview || (texts.get(item.id) ?? '') }, context) ?? []
    })
    return { titles, hasMore: raw.page < Math.min(raw.total_pages, lastPage) }
  }

  /** Editorial data; optional for live titles. */
  async function marksOf(locale: Locale, onGap: Audience['onGap']): Promise<CuratedTitles> {
    return await curated(locale).catch(() => {
      onGap?.()
      return () => undefined
    })
  }

  /** The English texts of a page, requested only when a text is missing. Optional. */
  async function englishTexts(
    items: readonly RawListItem[],
    locale: Locale,
    {
      ask,
      onGap,
    }: { readonly ask: () => Promise<{ results: readonly RawListItem[] }>; readonly onGap: Audience['onGap'] },
  ) {
    if (locale === defaultLocale || items.every((item) => item.overview.trim() !== '')) return new Map<number, string>()
    const english = await ask().catch(() => {
      onGap?.()
      return { results: [] }
    })
    return new Map(english.results.map((item) => [item.id, item.overview]))
  }

  /**
   * Adds what a card shows and a list lacks: services, and how long a film or series is; the title's details have both,
   * as far as they load in time.
   * @throws the first failure when more than half of the requests fail
   */
  async function withCardFacts(titles: readonly Title[], audience: Audience): Promise<Title[]> {
    const found = await Promise.allSettled(titles.map(({ id }) => title(id, audience)))
    const failures = found.filter((one) => one.status === 'rejected')
    // A list that mostly lacks availability is worse than the embedded catalogue's.
    if (failures.length > titles.length / 2) throw failures[0]?.reason
    if (failures.length > 0) audience.onGap?.()
    return titles.map((one, index) => {
      const answer = found[index]
      return answer?.status === 'fulfilled' && answer.value ? { ...one, ...cardFacts(answer.value) } : one
    })
  }

  async function loadTitle(
    id: TitleId,
    { locale, signal, onGap }: Pick<Audience, 'locale' | 'signal' | 'onGap'>,
  ): Promise<Title> {
    const type: TitleType = id.startsWith('movie-') ? 'movie' : 'tv'
    const path = `/${type}/${id.slice(id.indexOf('-') + 1)}`
    const within = { priority: titlesFirst, ...(signal ? { signal } : {}) }
    const [raw, known] = await Promise.all([
      client({
        path,
        parameters: {
          language: localeWithRegion(locale),
          append_to_response: 'keywords,watch/providers,translations,credits,recommendations',
        },
        schema: rawDetailsSchema,
        ...within,
      }),
      marksOf(locale, onGap),
    ])
    // An answer about another title, or without a name, is none.
    if (raw.adult) throw new UpstreamError('missing', `TMDB has ${path} for adults only`)
    if (raw.id !== Number(path.slice(type.length + 2))) throw unusable(path)
    // A part missing from the appended ones is requested separately; without it the title is incomplete and not cached.
    const orNothing = (): null => {
      onGap?.()
      return null
    }
    const [providers, keywords] = await Promise.all([
      raw['watch/providers'] ??
        client({ path: `${path}/watch/providers`, schema: rawProvidersSchema, ...within }).catch(orNothing),
      raw.keywords ?? client({ path: `${path}/keywords`, schema: rawKeywordsSchema, ...within }).catch(orNothing),
    ])
    const whole = { ...raw, 'watch/providers': providers, keywords }
    const today = new Date().toISOString().slice(0, 10)
    const found = titleOfDetails(whole, locale, today, { type, curated: known(id, yearOf(raw)), known })
    if (!found) throw unusable(path)
    return found
  }

  /**
   * @returns null for an id that TMDB says it does not know, or of a title for adults, which is not cached here
   * @throws UpstreamError for whatever could not be asked or was not answered
   */
  async function title(id: TitleId, audience: Audience): Promise<Title | null> {
    let isWhole = true
    const onGap = (): void => {
      isWhole = false
    }
    try {
      const work = remember({
        // Nothing in it depends on the list or the country that asks: all of them share a title.
        ...cachedTitle(id, audience.locale),
        load: async () => {
          isWhole = true
          return await loadTitle(id, { locale: audience.locale, signal: AbortSignal.timeout(loadMs), onGap })
        },
        keep: () => isWhole,
      })
      const { value, outcome } = await inTime(work, audience.signal)
      if (outcome === 'incomplete') audience.onGap?.()
      return withReasons(value, await marksOf(audience.locale, audience.onGap))
    } catch (error) {
      if (error instanceof UpstreamError && error.trouble === 'missing') return null
      throw error
    }
  }

  async function enrich(titles: readonly Title[], audience: Audience): Promise<readonly Title[]> {
    // Whether a gap matters depends on the titles that are chosen of these.
    const found = await Promise.allSettled(titles.map((one) => title(one.id, { ...audience, onGap: () => {} })))
    return titles.flatMap((one, index) => {
      const answer = found[index]
      // A title that TMDB has withdrawn since the pool was gathered is none.
      return answer?.status === 'fulfilled' ? (answer.value ?? []) : one
    })
  }

  async function recall(titles: readonly Title[], { locale, signal }: Audience): Promise<readonly Title[]> {
    if (!read) return titles
    const [found, known] = await Promise.all([
      Promise.allSettled(titles.map(({ id }) => inTime(read(cachedTitle(id, locale)), signal))),
      marksOf(locale, undefined),
    ])
    return titles.map((one, index) => {
      const answer = found[index]
      return answer?.status === 'fulfilled' && answer.value ? withReasons(answer.value, known) : one
    })
  }

  return { page, withCardFacts, title, enrich, recall }
}

/**
 * A title with the reasons that this function carries: the cache is shared with functions that carry none, as lists do.
 */
function withReasons(title: Title, known: CuratedTitles): Title {
  const curated = known(title.id, title.year ?? Number.NaN)
  return curated ? { ...title, reasons: curated.reasons } : title
}

function cardFacts({ availability, offersOn, runtime, seasons, episodeMinutes, forAdults }: Title): Partial<Title> {
  return {
    availability,
    ...(offersOn ? { offersOn } : {}),
    ...(runtime ? { runtime } : {}),
    ...(seasons ? { seasons } : {}),
    ...(episodeMinutes ? { episodeMinutes } : {}),
    ...(forAdults ? { forAdults } : {}),
  }
}

function cachedTitle(id: TitleId, locale: Locale) {
  return { key: `tmdb:title:${id}:${locale}`, schema: titleSchema, ...titleLifetime }
}

function unusable(path: string): UpstreamError {
  return new UpstreamError('malformed', `TMDB answered ${path} with something else`)
}
