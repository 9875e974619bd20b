import type { NudgeId } from '#src/domain/evening/nudge.ts'
import { type FeelId, isFeelId } from '#src/domain/feel/feelId.ts'
import { type MoodId, moodIds } from '#src/domain/mood/moodId.ts'
import { countryCodes } from '#src/domain/place/country.ts'
import { isAvailable, type MaybeCountry, platformsFor } from '#src/domain/platform/availability.ts'
import { showsGore } from '#src/domain/title/showsGore.ts'
import type { Title } from '#src/domain/title/title.ts'
import { feelShare, moodFit } from '#src/engine/moodProfile.ts'
import { mostSimilar } from '#src/engine/mostSimilar.ts'
import { pickVaried } from '#src/engine/pickVaried.ts'
import { quality } from '#src/engine/quality.ts'
import { comparable } from '#src/engine/similarity.ts'
import { constraintNames } from './constraintNames.ts'
import { insteadFit } from './insteadFit.ts'
import { nudging } from './nudging.ts'
import type { Avoided, Wish } from './wish.ts'

export interface RankOptions {
  readonly count: number
  /** Titles to pass over: those of the lists before this one ("None of these"); 0 unless given. */
  readonly skip?: number
  /** Directions to turn the list in, at most three that do not contradict each other (see `soundNudges`). */
  readonly nudges?: readonly NudgeId[]
  /** The visitor's country, for the platform that is wished for; null for any of the supported ones. */
  readonly country: MaybeCountry
}

/** What suits children. */
const family: FeelId = 'family-fun'
/** Weight from which on a wish names it, as the first thing or a later one. */
const saidFrom = 0.75

/** A title in the order of a wish. */
export interface RankedTitle {
  readonly title: Title
  /** How much of what is wanted it has, 0 to 1; 1 where no mood and no feel is wanted. */
  readonly fit: number
  /** 0 to 1, before nudges. */
  readonly score: number
}

/** What of a wish ranks titles: `parts` and `left` may be missing. */
export type Wanted = Pick<Wish, 'moods' | 'feels' | 'avoid'> & Partial<Wish>

/** Fit from which on a title serves a mood, and from which on it is out where the mood is to be left out. */
const [servesFrom, strongFrom] = [0.5, 0.5]
/** Shares of what is wanted, of likeness to a title, and of quality in a score. */
const [wantedShare, likeShare, qualityShare] = [0.85, 0.85, 0.15]
/** Share of feels in what is wanted, where one is wanted outright, and how far the leading mood counts more. */
const [mostFeels, leading] = [0.55, 1.5]
/** Number of titles that count as like another. */
const mostAlike = 60
/** Entries from which a varied list is picked, as a multiple of its length. */
const poolFactor = 4

/**
 * The titles for a wish, best first: those that keep to every constraint, have nothing of what is to be left out, and
 * carry a wanted feel or serve a wanted mood; by how much they do (as the mood profile weighs feels by their place), and
 * by quality. Pure and deterministic.
 * @returns up to `count`, at most one per franchise; none for a wish that says nothing
 */
export function rankByWish(titles: readonly Title[], wish: Wanted, options: RankOptions): Title[] {
  return rankedByWish(titles, wish, options).map(({ title }) => title)
}

/** As `rankByWish`, with what each title was ranked by. */
export function rankedByWish(
  titles: readonly Title[],
  wish: Wanted,
  { count, skip = 0, nudges = [], country }: RankOptions,
): RankedTitle[] {
  if (saysNothing(wish)) return []
  const near = nearness(titles, wish)
  const kept = keeping(titles, wish, country, near)
  const asksFeel = Object.keys(wish.moods).length + Object.keys(wish.feels).length > 0
  const nudged = nudges.length > 0 ? nudging(kept, nudges, country) : null
  const scored = kept.map((title) => {
    const wanted = wantedFit(title, wish)
    const instead = asksFeel ? 0 : insteadFit(title, wish.avoid)
    const like = likeShare * (near.get(title.id) ?? 0)
    const score =
      Math.min(1, wantedShare * (wanted + instead) + like) + qualityShare * quality(title.rating, title.votes)
    const row = {
      ...comparable(title),
      id: title.id,
      whole: title,
      fit: wanted,
      plain: Math.min(1, score),
      available: isAvailable(title.availability, country),
    }
    return { title: row, score: nudged ? nudged(title, score) : score }
  })
  scored.sort((a, b) => b.score - a.score || (a.title.id < b.title.id ? -1 : 1))
  // Each list is chosen as the one before it was, out of what that one left.
  const choose = (left: typeof scored, wanted: number) =>
    pickVaried(left.slice(0, count * poolFactor), { count: wanted, mixTypes: false, mixDecades: false })
  let left = scored
  for (let passed = 0; passed < skip && left.length > 0; passed += count) {
    const before = new Set(choose(left, Math.min(count, skip - passed)).map(({ title }) => title.id))
    if (before.size === 0) return []
    left = left.filter(({ title }) => !before.has(title.id))
  }
  return choose(left, count).map(({ title: { whole, fit, plain } }) => ({
    title: whole,
    fit: asksFeel ? fit : 1,
    score: plain,
  }))
}

/** The titles that keep to a wish, of which `rankByWish` chooses, in no order; none for a wish that says nothing. */
export function keepingWish(titles: readonly Title[], wish: Wanted, country: MaybeCountry): Title[] {
  return saysNothing(wish) ? [] : keeping(titles, wish, country, nearness(titles, wish))
}

/** How many titles keep to a wish. */
export function countByWish(titles: readonly Title[], wish: Wanted, country: MaybeCountry): number {
  return keepingWish(titles, wish, country).length
}

/** How near the titles most like the wish's title come to it, 0 to 1, by id; empty where it names none. */
function nearness(titles: readonly Title[], { like }: Wanted): ReadonlyMap<string, number> {
  const model = like === undefined ? undefined : titles.find(({ id }) => id === like)
  return new Map(
    model ? mostSimilar(model, titles, mostAlike).map((title, place) => [title.id, 1 - place / mostAlike]) : [],
  )
}

function keeping(
  titles: readonly Title[],
  wish: Wanted,
  country: MaybeCountry,
  near: ReadonlyMap<string, number>,
): Title[] {
  return titles.filter(
    (title) =>
      title.id !== wish.like &&
      keepsTo(title, wish, country) &&
      !wish.avoid.some((one) => isIn(title, one)) &&
      (carries(title, wish) || near.has(title.id)) &&
      (!isForChildren(wish) || title.feels.includes(family)),
  )
}

/** Whether a child watches: then it is no matter of more or less what suits one, however scary it is to be. */
function isForChildren({ feels }: Wanted): boolean {
  return (feels[family] ?? 0) >= saidFrom
}

function saysNothing(wish: Wanted): boolean {
  const { moods, feels, avoid } = wish
  const hasLimit = constraintNames.some((name) => wish[name] !== undefined)
  return !hasLimit && Object.keys(moods).length + Object.keys(feels).length + avoid.length === 0
}

/** Whether a title keeps to the constraints. What is not known of a title does not fit. */
function keepsTo(title: Title, wish: Wanted, country: MaybeCountry): boolean {
  const minutes = title.type === 'movie' ? title.runtime : title.episodeMinutes
  const { year } = title
  const { maxMinutes, minMinutes, maxSeasons, type, animation, yearFrom, yearTo, language, person } = wish
  if (maxMinutes !== undefined && !(minutes !== undefined && minutes <= maxMinutes)) return false
  if (minMinutes !== undefined && !(minutes !== undefined && minutes >= minMinutes)) return false
  if (maxSeasons !== undefined && !(title.seasons !== undefined && title.seasons <= maxSeasons)) return false
  if (type !== undefined && title.type !== type) return false
  if (animation !== undefined && title.genres.includes('Animation') !== (animation === 'only')) return false
  if (yearFrom !== undefined && !(year !== undefined && year >= yearFrom)) return false
  if (yearTo !== undefined && !(year !== undefined && year <= yearTo)) return false
  if (language !== undefined && !(wish.languages ?? [language]).includes(title.language)) return false
  const countries = wish.countries ?? (wish.country === undefined ? null : [wish.country])
  if (countries && !countries.some((one) => title.countries.includes(one))) return false
  if (person !== undefined && !title.people.includes(person)) return false
  if (wish.notLanguage?.some((one) => one === title.language)) return false
  if (wish.notCountry?.some((one) => title.countries.includes(one))) return false
  if (wish.notPerson?.some((one) => title.people.includes(one)) || wish.notTitle?.includes(title.id)) return false
  return isCarried(title, wish, country)
}

/** Whether one of the services that a wish asks for carries a title; true where it asks for none. */
export function isCarried(title: Title, { service, services }: Wanted, country: MaybeCountry): boolean {
  const asked = services ?? (service === undefined ? [] : [service])
  return asked.length === 0 || asked.some((one) => isOn(title, one, country))
}

function isOn(title: Title, service: string, country: MaybeCountry): boolean {
  if (country) return platformsFor(title.availability, country).includes(service)
  return countryCodes.some((code) => platformsFor(title.availability, code).includes(service))
}

/** Whether a title has what is to be left out. */
function isIn(title: Title, avoided: Avoided): boolean {
  if (avoided === 'blood-and-gore' && showsGore(title)) return true
  if (isFeelId(avoided)) return title.feels.includes(avoided)
  const mood = moodIds.find((one) => avoided === `mood:${one}`)
  if (mood) return moodFit(title, mood) > strongFrom || (mood === 'cry' && isSad(title))
  return title.headsUp?.some((one) => one === avoided) ?? false
}

function isSad({ ending, feels }: Title): boolean {
  return ending === 'bleak' || feels.includes('tragic-ending') || feels.includes('heartbreaking-goodbye')
}

/** Whether a title carries a wanted feel or serves a wanted mood; any title where neither is wanted. */
export function carries(title: Title, { moods, feels }: Pick<Wish, 'moods' | 'feels'>): boolean {
  const wanted = entriesOf(moods)
  if (wanted.length + Object.keys(feels).length === 0) return true
  return (
    title.feels.some((feel) => feels[feel] !== undefined) || wanted.some(([mood]) => moodFit(title, mood) >= servesFrom)
  )
}

/** How much of what is wanted a title has, 0 to 1. */
function wantedFit(title: Title, { moods, feels }: Wanted): number {
  const ofMoods = entriesOf(moods)
  const ofFeels = Object.entries(feels).filter((entry): entry is [FeelId, number] => isFeelId(entry[0]))
  const byMood = mean(ofMoods.map(([mood, weight]) => [moodFit(title, mood), weight ** leading]))
  const byFeel = mean(
    ofFeels.map(([feel, weight]) => {
      const place = title.feels.indexOf(feel)
      return [place < 0 ? 0 : feelShare(title, place), weight]
    }),
  )
  if (ofFeels.length === 0) return byMood
  if (ofMoods.length === 0) return byFeel
  // A feel that is only hinted at must not outweigh the mood.
  const feelShareOfWish = mostFeels * Math.min(1, Math.max(...ofFeels.map(([, weight]) => weight)))
  return feelShareOfWish * byFeel + (1 - feelShareOfWish) * byMood
}

function entriesOf(moods: Wanted['moods']): [MoodId, number][] {
  return moodIds.flatMap((mood): [MoodId, number][] => {
    const weight = moods[mood]
    return weight === undefined ? [] : [[mood, weight]]
  })
}

/** Weighted mean of values. */
function mean(pairs: readonly (readonly [number, number])[]): number {
  const sum = pairs.reduce((total, [, weight]) => total + weight, 0)
  return sum === 0 ? 0 : pairs.reduce((total, [value, weight]) => total + value * weight, 0) / sum
}
