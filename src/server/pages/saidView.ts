import type { RenderedSearch } from '#src/api/renderedSearch.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { platforms } from '#src/catalogue/platforms/platforms.data.ts'
import { readTonight, type Tonight } from '#src/domain/evening/tonight.ts'
import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { MaybeCountry } from '#src/domain/platform/availability.ts'
import type { Mentioned } from '#src/domain/title/mentioned.ts'
import { type DescribedChip, describeChips } from '#src/i18n/describeChips.ts'
import { type DescribedPart, describeWish, type WishNaming } from '#src/i18n/describeWish.ts'
import { loadWishWords } from '#src/i18n/wishWords.ts'
import type { Deps } from '#src/server/deps.ts'
import { log } from '#src/server/http/log.ts'
import type { Degraded, Sourced } from '#src/server/useCases/fromCatalogue.ts'
import type { FoundItems } from '#src/server/useCases/lists.ts'
import { type TitlesByWish, titlesByWish } from '#src/server/useCases/titlesByWish.ts'
import { mentionedNames, understandWords } from '#src/server/words/understandWords.ts'
import { answerOf } from '#src/understanding/answerOf.ts'
import { readDrop } from '#src/understanding/readDrop.ts'
import { overruled, type SaidTonight, saidTonight } from '#src/understanding/saidTonight.ts'
import type { Wish } from '#src/understanding/wish.ts'
import { withoutOffers } from './withoutOffers.ts'

/** What a search page says of the words that were typed. */
export interface SaidView {
  readonly text: string
  readonly wish: Wish
  /** What was understood before the visitor took anything away. */
  readonly whole: Wish
  /** The titles and people that it mentions. */
  readonly names: readonly Mentioned[]
  /** Its parts in words. */
  readonly parts: readonly DescribedPart[]
  readonly chips: readonly DescribedChip[]
  /** Keys of the parts that the visitor took away. */
  readonly drop: readonly string[]
  /** Tonight's wishes of the address; what words say of the same kind gives way to them. */
  readonly tonight: Tonight
  /** What the words say of the things that tonight's wishes set. */
  readonly said: SaidTonight
  /** The most wanted mood, in whose light the page stands; null for house lights. */
  readonly mood: MoodId | null
  /** The answer by feel; null where the text is plainly a name, or nothing was understood. */
  readonly titles: TitlesByWish | null
  /** Set where these are not as whole as they could be. */
  readonly degraded: Degraded | undefined
  /** Whether neither words nor names say anything. */
  readonly isLost: boolean
  /** Of what was found by name, what stands above the answer by feel. */
  readonly beside: (found: RenderedSearch['answer']) => RenderedSearch['answer']
}

interface SaidInput {
  readonly query: string
  readonly locale: Locale
  readonly country: MaybeCountry
  /** Of the address: `drop`, and tonight's wishes. */
  readonly params: URLSearchParams
  readonly search: Promise<Sourced<FoundItems> | null>
}

/** How long a search waits for what its words mean, in milliseconds: the page has two seconds in all. */
const patienceMs = 1500
/** Titles in an answer by feel: the lead and seven. */
const listLength = 8

/** What a text says of an evening; null where it cannot be told: the search is then answered without it. */
export async function saidView(deps: Deps, input: SaidInput): Promise<SaidView | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null)
  })
  try {
    return await Promise.race([understood(deps, input), late])
  } catch (error) {
    log('error', 'the words were not understood', { error })
    return null
  } finally {
    clearTimeout(timer)
  }
}

async function understood(deps: Deps, { query, locale, country, params, search }: SaidInput): Promise<SaidView | null> {
  const drop = readDrop(params.get('drop'))
  const tonight = readTonight(params)
  const taken = [...drop, ...overruled(tonight)]
  const [wish, found, naming] = await Promise.all([understandWords(locale, query, taken), search, wishNaming(locale)])
  if (!found) return null
  const { items, nearest } = found.value
  const { byFeel, byName, isLost } = answerOf(query, wish, { titles: items.map(({ title }) => title), nearest })
  const answer = byFeel ? await titlesFor(deps, wish, tonight, { locale, country }) : null
  const parts = describeWish(wish, naming)
  const whole = taken.length > 0 ? await understandWords(locale, query) : wish
  const named = new Set(byName.map((place) => items[place]?.id))
  return {
    text: query,
    wish,
    whole,
    names: await mentionedNames(locale, query, whole),
    parts,
    chips: describeChips(parts, naming.words),
    drop,
    tonight,
    said: saidTonight(wish),
    mood: moodOf(wish),
    titles: answer?.value ?? null,
    degraded: answer?.degraded,
    isLost,
    beside: (hits) => {
      if (!byFeel) return hits
      const movies = hits.movies.filter(({ id }) => named.has(id))
      const tvShows = hits.tvShows.filter(({ id }) => named.has(id))
      return { movies, tvShows, total: movies.length + tvShows.length }
    },
  }
}

async function wishNaming(locale: Locale): Promise<WishNaming> {
  const [words, titles] = await Promise.all([loadWishWords(locale), embeddedTitles(locale)])
  const platformNames = Object.fromEntries(platforms.map(({ id, name }) => [id, name]))
  return { ...words, platforms: platformNames, titleName: (one) => titles.find(({ id }) => id === one)?.title }
}

function moodOf({ moods }: Wish): MoodId | null {
  return moodIds.find((mood) => mood === Object.keys(moods)[0]) ?? null
}

async function titlesFor(
  deps: Deps,
  wish: Wish,
  { max, on, rent, lang, from, not, nudge, more }: Tonight,
  audience: { readonly locale: Locale; readonly country: MaybeCountry },
): Promise<Sourced<TitlesByWish>> {
  const answer = await titlesByWish(deps, {
    ...audience,
    wish: max === null ? wish : { ...wish, maxMinutes: max },
    tonight: { own: on, included: !rent, languages: lang.length > 0 ? lang : from, leaveOut: not, nudges: nudge },
    skip: more * listLength,
    count: listLength,
  })
  return { ...answer, value: { ...answer.value, items: withoutOffers(answer.value.items) } }
}
