import type { ResponseOf } from '#src/api/endpoint.ts'
import { type WishCard, wishEndpoints } from '#src/api/wishEndpoints.ts'
import type { Audience } from '#src/catalogue/catalogue.ts'
import { hasLeaveOut } from '#src/domain/evening/leaveOut.ts'
import type { LeaveOut } from '#src/domain/evening/leaveOuts.ts'
import { type NudgeId, soundNudges } from '#src/domain/evening/nudge.ts'
import { type FeelId, tellsEnding, weightOf } from '#src/domain/feel/feel.ts'
import { type MoodId, moodIds, moodsByStrength } from '#src/domain/mood/mood.ts'
import { type MaybeCountry, offersFor } from '#src/domain/platform/availability.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodFit, moodProfile } from '#src/engine/moodProfile.ts'
import { type Reason, reasonsFor } from '#src/engine/reason.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { feelLabel } from '#src/i18n/feelLabels.ts'
import type { Deps } from '#src/server/deps.ts'
import { countByWish, isCarried, type RankedTitle, rankedByWish, type Wanted } from '#src/understanding/rankByWish.ts'
import { keyOfAvoided } from '#src/understanding/wishParts.ts'
import { fromCatalogue, type Sourced } from './fromCatalogue.ts'
import { toTitleCard } from './itemMapping.ts'
import { findAll } from './titlesByIds.ts'

/** What a visitor has set for tonight beside what they said. An empty list asks for nothing. */
export interface SetTonight {
  /** Their platforms: one of them must include the title, or may sell it where `included` is false. */
  readonly own: readonly string[]
  readonly included: boolean
  readonly languages: readonly string[]
  readonly leaveOut: readonly LeaveOut[]
  readonly nudges: readonly NudgeId[]
}

export interface WishInput extends Audience {
  readonly wish: Wanted
  readonly tonight: SetTonight
  /** Titles to pass over, and titles wanted: 1 to 24. */
  readonly skip: number
  readonly count: number
}

export type TitlesByWish = ResponseOf<(typeof wishEndpoints)['titlesByWish']>

/** Fewer titles than this, and the answer says what each part of the wish costs. */
const few = 3
/** A title that suits a mood less than this serves another one. */
const leastFit = 0.5
/** Titles of which a live catalogue is asked at once whether a service carries them. */
const partSize = 24
/** Wanted feels that a card names. */
const mostNamed = 2

/**
 * The titles that keep to a wish, best first, each with a reason and with what it has of the wish. They are chosen from
 * the embedded titles, of which enough is known to obey a wish to the letter; where a live catalogue is asked, it says
 * where they stream.
 * @throws DomainError unavailable
 */
export async function titlesByWish(deps: Deps, input: WishInput): Promise<Sourced<TitlesByWish>> {
  const { wish, tonight, skip, count, ...audience } = input
  return await fromCatalogue<TitlesByWish>(deps, {
    // The variety of wishes is unbounded; the CDN keeps the common ones.
    key: null,
    schema: wishEndpoints.titlesByWish.response,
    fresh: 0,
    stale: 0,
    ask: async (catalogue, terms) => {
      const mood = moodsOf(wish)[0] ?? 'calm'
      const query = { ...audience, ...terms, mood, contentType: 'all' } as const
      const whole = await (deps.fallback ?? catalogue).candidates(query)
      const suiting = (set: SetTonight): Title[] => whole.filter((title) => suitsTonight(title, set, audience.country))
      const shelf = suiting(tonight)
      const total = countByWish(shelf, wish, audience.country)
      const nudges = soundNudges(tonight.nudges)
      const rank = (most: number, passed: number) =>
        rankedByWish(shelf, wish, { count: most, skip: passed, nudges, country: audience.country })
      const asksService = tonight.own.length > 0 || (wish.services ?? wish.service) !== undefined
      const ranked =
        catalogue.name === 'embedded'
          ? rank(count, skip)
          : asksService
            ? await carriedOnes()
            : await withOffers(rank(count, skip))
      const costs = (): TitlesByWish['costs'] =>
        [
          ...withoutEach(wish).map(({ key, without }) => ({ key, all: countByWish(shelf, without, audience.country) })),
          ...withoutEachTonight(tonight).map(({ key, without }) => {
            return { key, all: countByWish(suiting(without), wish, audience.country) }
          }),
        ]
          .map(({ key, all }) => ({ key, more: all - total }))
          .filter(({ more }) => more > 0)
          .sort((a, b) => b.more - a.more)
      return { items: cardsOf(ranked, wish, audience), total, costs: total < few ? costs() : [] }

      /**
       * Titles that a service carries, by the live catalogue too: some are not where the embedded one has them. They are
       * looked for in parts of one size from the first on, so that "None of these" goes on where the list before ended.
       */
      async function carriedOnes(): Promise<RankedTitle[]> {
        const carried: RankedTitle[] = []
        const most = skip + count
        for (let passed = 0; carried.length < most && passed < most + 2 * partSize; passed += partSize) {
          const part = rank(partSize, passed)
          if (part.length === 0) break
          for (const row of await withOffers(part)) {
            const { title } = row
            if (suitsTonight(title, tonight, audience.country) && isCarried(title, wish, audience.country)) {
              carried.push(row)
            }
          }
        }
        return carried.slice(skip, most)
      }

      async function withOffers(rows: readonly RankedTitle[]): Promise<readonly RankedTitle[]> {
        const ids = rows.map(({ title }) => title.id)
        const live = new Map((await findAll(deps, catalogue, ids, query)).map((title) => [title.id, title]))
        return rows.map((row) => {
          const availability = live.get(row.title.id)?.availability ?? row.title.availability
          return { ...row, title: { ...row.title, availability } }
        })
      }
    },
  })
}

function suitsTonight(
  title: Title,
  { own, included, languages, leaveOut }: SetTonight,
  country: MaybeCountry,
): boolean {
  if (languages.length > 0 && !languages.includes(title.language)) return false
  const { headsUp = [], feels, ending } = title
  if (leaveOut.some((one) => hasLeaveOut({ headsUp, feels, ending }, one))) return false
  if (own.length === 0) return true
  return offersFor(title.availability, country).some(
    ({ platform, kind }) => own.includes(platform) && (!included || kind === 'stream' || kind === 'free'),
  )
}

/** Wanted moods, most wanted first. */
function moodsOf({ moods }: Wanted): MoodId[] {
  return moodIds.filter((mood) => moods[mood] !== undefined).sort((a, b) => (moods[b] ?? 0) - (moods[a] ?? 0))
}

/** Wanted feels that a title has, most wanted first; not those that tell the ending. */
function feelsIn({ feels }: Title, { feels: wanted }: Wanted): FeelId[] {
  return feels
    .filter((feel) => wanted[feel] !== undefined && !tellsEnding(feel))
    .sort((a, b) => (wanted[b] ?? 0) - (wanted[a] ?? 0))
}

/** The mood that a title is recommended for: the wanted one that it serves, else the one that its feel speaks for. */
function moodFor(title: Title, wish: Wanted): MoodId {
  const served = moodsOf(wish).find((mood) => moodFit(title, mood) >= leastFit)
  if (served) return served
  const [feel] = feelsIn(title, wish)
  const strongest = moodsByStrength(moodProfile(title))
  const spoken = feel && strongest.find((mood) => weightOf(feel, mood) > 0 && moodFit(title, mood) >= leastFit)
  return spoken ?? strongest[0] ?? 'calm'
}

function cardsOf(ranked: readonly RankedTitle[], wish: Wanted, audience: Audience): WishCard[] {
  const titles = ranked.map(({ title }) => title)
  const { locale } = audience
  const { moods } = dictionaryOf(locale)
  const reasons = new Map<Title, Reason | null>()
  for (const mood of moodIds) {
    const own = titles.filter((title) => moodFor(title, wish) === mood)
    // Wanted feels first, so that a reason names what was asked for.
    const asked = own.map((title) => ({ ...title, feels: [...new Set([...feelsIn(title, wish), ...title.feels])] }))
    for (const [place, reason] of reasonsFor(asked, mood).entries()) {
      const title = own[place]
      if (title) reasons.set(title, reason)
    }
  }
  return titles.map((title, place) => {
    const named = feelsIn(title, wish).slice(0, mostNamed)
    const served = moodsOf(wish).filter((mood) => moodFit(title, mood) >= leastFit)
    const has =
      named.length > 0
        ? named.map((feel) => feelLabel(feel, locale))
        : served.slice(0, 1).map((mood) => nameWithin(moods[mood].name, locale))
    const { fit = 0, score = 0 } = ranked[place] ?? {}
    return {
      ...toTitleCard(title, reasons.get(title) ?? null, audience),
      has,
      hasFeels: named,
      fit: inHundredths(fit),
      score: inHundredths(score),
    }
  })
}

function inHundredths(share: number): number {
  return Math.round(share * 100) / 100
}

/** A mood's name within a sentence; German writes nouns with a capital letter. */
function nameWithin(name: string, locale: Audience['locale']): string {
  return locale === 'de' ? name : name.toLocaleLowerCase(locale)
}

/** Tonight's wishes without each of those that are set, by the names of their parameters. */
function withoutEachTonight(tonight: SetTonight): { readonly key: string; readonly without: SetTonight }[] {
  const { own, languages, leaveOut } = tonight
  return [
    ...(own.length > 0 ? [{ key: 'own', without: { ...tonight, own: [] } }] : []),
    ...(languages.length > 0 ? [{ key: 'tonight', without: { ...tonight, languages: [] } }] : []),
    ...(leaveOut.length > 0 ? [{ key: 'leaveOut', without: { ...tonight, leaveOut: [] } }] : []),
  ]
}

/** The wish without each of its parts, by the keys of understanding/wishParts.ts. */
function withoutEach(wish: Wanted): { readonly key: string; readonly without: Wanted }[] {
  const limits = [
    'person',
    'type',
    'animation',
    'maxSeasons',
    'maxMinutes',
    'minMinutes',
    'notLanguage',
    'notCountry',
    'notPerson',
    'notTitle',
  ] as const
  const service = { service: undefined, services: undefined }
  const language = { language: undefined, languages: undefined }
  const country = { country: undefined, countries: undefined }
  return [
    ...limits.flatMap((key) => (wish[key] === undefined ? [] : [{ key, without: { ...wish, [key]: undefined } }])),
    ...(wish.language ? [{ key: 'language', without: { ...wish, ...language } }] : []),
    ...(wish.country ? [{ key: 'country', without: { ...wish, ...country } }] : []),
    ...(wish.services || wish.service ? [{ key: 'service', without: { ...wish, ...service } }] : []),
    ...(wish.yearFrom !== undefined || wish.yearTo !== undefined
      ? [{ key: 'years', without: { ...wish, yearFrom: undefined, yearTo: undefined } }]
      : []),
    ...wish.avoid.map((one) => ({
      key: keyOfAvoided(one),
      without: { ...wish, avoid: wish.avoid.filter((other) => other !== one) },
    })),
  ]
}
