import type { FeelId } from '#src/domain/feel/feelId.ts'
import type { MoodId } from '#src/domain/mood/moodId.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { chipsOf } from '#src/understanding/chips.ts'
import type { Avoided, Wish } from '#src/understanding/wish.ts'
import { singular, type WishPart, wishParts } from '#src/understanding/wishParts.ts'
import { fill } from './fill.ts'
import { fillTime } from './fillTime.ts'
import { capitalise, countryName, languageLabel, plural } from './format.ts'
import type { WishWords } from './shape.ts'

/** What a wish is described with. */
export interface WishNaming {
  readonly locale: Locale
  readonly words: WishWords
  /** Names of feels in that language. */
  readonly feels: Readonly<Record<FeelId, string>>
  /** The name of a title to be like; undefined where it is not known. */
  readonly titleName?: ((id: TitleId) => string | undefined) | undefined
  /** Names of platforms by id; an unknown one is shown by its id. */
  readonly platforms?: Readonly<Record<string, string>> | undefined
}

/** A part of a wish in words. */
export interface DescribedPart extends WishPart {
  /** As it stands within a sentence: `nothing sad`. */
  readonly text: string
  /** As a chip by itself: `Nothing sad`. */
  readonly chip: string
  /** What it does to the list: `Leaves it out.` */
  readonly effect: string
  /** Name of what takes it away: `Drop: nothing sad`. */
  readonly drop: string
}

/** The parts of a wish in words, in the order of `wishParts`. */
export function describeWish(wish: Wish, naming: WishNaming): DescribedPart[] {
  const { words } = naming
  return wishParts(wish).map((part) => {
    const text = textOf(part, naming)
    return {
      ...part,
      text,
      chip: capitalise(text),
      effect: effectOf(part, words),
      drop: fill(words.drop, { wish: text }),
    }
  })
}

/** Most moods, feels and things to leave out in a line; a line of more is not read. */
const mostOf: Partial<Readonly<Record<WishPart['kind'], number>>> = { mood: 2, feel: 2, avoid: 2 }

/**
 * A wish as a short line, what is wanted first: `calm, up to 90 minutes, nothing sad`. Empty where nothing was said.
 * @param parts as `describeWish` gives them
 */
export function wishLine(parts: readonly DescribedPart[]): string {
  // Of what the same words leave out, a chip names what says it all.
  const named = new Set(chipsOf(parts).flatMap((chip) => chip.parts))
  const counts = new Map<string, number>()
  const rank = ({ kind }: DescribedPart): number =>
    kind === 'mood' ? 0 : kind === 'feel' ? 1 : kind === 'avoid' ? 3 : 2
  return parts
    .filter((part, index) => {
      if (part.kind === 'avoid' && !named.has(part)) return false
      // A mood that only feels speak for says little beside them, unless it is the first.
      if (part.kind === 'mood' && index > 0 && part.ranges.length === 0) return false
      const count = (counts.get(part.kind) ?? 0) + 1
      counts.set(part.kind, count)
      return count <= (mostOf[part.kind] ?? Number.POSITIVE_INFINITY)
    })
    .sort((a, b) => rank(a) - rank(b))
    .map(({ text }) => text)
    .join(', ')
}

function textOf({ kind, value }: WishPart, naming: WishNaming): string {
  const { locale, words, feels, titleName, platforms } = naming
  const id = String(value)
  switch (kind) {
    case 'mood':
      return words.moods[id as MoodId]
    case 'feel':
      return feels[id as FeelId]
    case 'avoid':
      return avoidedText(id as Avoided, naming)
    case 'years':
      return yearsText(id, words)
    case 'type':
      return words.types[id === 'tv' ? 'tv' : 'movie']
    case 'animation':
      return words.animation[id === 'none' ? 'none' : 'only']
    case 'maxSeasons':
      return plural(locale, words.maxSeasons, Number(id))
    case 'maxMinutes':
    case 'minMinutes':
      return fill(words[kind], { minutes: id })
    case 'until':
      return fillTime(words.until, id)
    case 'language':
    case 'notLanguage':
      return fill(words[kind], { language: languageWithin(locale, id) })
    case 'country':
    case 'notCountry':
      return fill(words[kind], { country: countryName(locale, id) })
    case 'like': {
      const title = titleName?.(id as TitleId)
      return title === undefined ? words.likeUnnamed : fill(words.like, { title })
    }
    case 'notTitle': {
      const title = titleName?.(id as TitleId)
      return title === undefined ? words.notTitleUnnamed : fill(words.notTitle, { title })
    }
    case 'person':
    case 'notPerson':
      return fill(words[kind], { person: id })
    default:
      return fill(words.service, { service: platforms?.[id] ?? id })
  }
}

function avoidedText(one: Avoided, { words, feels }: WishNaming): string {
  const { notMoods, notFeels, headsUps, notFeel } = words
  if (one.startsWith('mood:')) return notMoods[one.slice('mood:'.length) as MoodId]
  const own: Readonly<Record<string, string>> = { ...notFeels, ...headsUps }
  return own[one] ?? fill(notFeel, { feel: feels[one as FeelId] ?? one })
}

/** Years as `1980-1989`, `1980-` or `-1989` in words: a decade, a single year or from one to the other. */
function yearsText(value: string, words: WishWords): string {
  const [from = '', to = ''] = value.split('-')
  if (to === '') return fill(words.yearFrom, { year: from })
  if (from === '') return fill(words.yearTo, { year: to })
  if (from === to) return fill(words.year, { year: from })
  if (Number(from) % 10 === 0 && Number(to) - Number(from) === 9) return fill(words.decade, { year: from })
  return fill(words.years, { from, to })
}

/** A language's name within a sentence; English and German write it with a capital letter. */
function languageWithin(locale: Locale, code: string): string {
  const label = languageLabel(locale, code)
  return locale === 'en' || locale === 'de' ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

function effectOf({ kind }: WishPart, { effects }: WishWords): string {
  if (kind === 'yearFrom' || kind === 'yearTo') return effects.years
  if (kind === 'services' || kind === 'languages' || kind === 'countries') return effects[singular(kind)]
  return effects[kind]
}
