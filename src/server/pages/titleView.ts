import type { TitleItem } from '#src/api/items.ts'
import { seasonsCountedOn } from '#src/catalogue/embedded/seasonsCountedOn.ts'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { platformById } from '#src/catalogue/platforms/platformById.ts'
import { type FeelId, tellsEnding } from '#src/domain/feel/feel.ts'
import { type MoodId, type MoodProfile, moodsByStrength } from '#src/domain/mood/mood.ts'
import { type CountryCode, countryCodes, localeOfCountry } from '#src/domain/place/country.ts'
import { defaultLocale, type Locale } from '#src/domain/place/locale.ts'
import { type OfferKind, offerKinds } from '#src/domain/platform/offerKind.ts'
import type { Title } from '#src/domain/title/title.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { moodProfile } from '#src/engine/moodProfile.ts'
import { mostSimilar } from '#src/engine/mostSimilar.ts'
import { reasonsFor } from '#src/engine/reason.ts'
import { reasonText } from '#src/i18n/reasonText.ts'
import { addressOn, toTitleItem } from '#src/server/useCases/itemMapping.ts'

/** The view model of a title page. */
export interface TitleView {
  readonly title: Title
  readonly item: TitleItem
  /**
   * Whether the poster exists as a file. A title that is not embedded and has no poster of its own gets one drawn
   * inline only.
   */
  readonly hasPosterFile: boolean
  /** Language of the description, which may not be translated into the page's language. */
  readonly descriptionLocale: Locale
  readonly profile: MoodProfile
  /** All moods, strongest first. */
  readonly moods: readonly MoodId[]
  /** The moods that the title suits, strongest first, with reasons. */
  readonly fits: readonly { readonly mood: MoodId; readonly reason: string }[]
  /** The title's feels without spoilers for its ending. */
  readonly feels: readonly FeelId[]
  readonly watch: readonly CountryOffers[]
  readonly similar: readonly TitleItem[]
  /** ISO date of the number of seasons; null for films, and where the number is unknown or a live source's. */
  readonly seasonsOn: string | null
}

/** Where a title can be watched in a country. */
export interface CountryOffers {
  readonly country: CountryCode
  readonly groups: readonly {
    readonly kind: OfferKind
    readonly services: readonly { readonly name: string; readonly url: string | null }[]
  }[]
}

/** Number of similar titles on a title page. */
export const similarShown = 6
/**
 * Moods without a written reason are listed from this strength (0 to 1) on, at most `mostComposed` of them. The
 * strongest mood is always eligible.
 */
const plainFit = 0.6
/** Feels that rules found are shown from this strength on. */
const shownFeel = 0.4
const mostComposed = 2

/**
 * The view model of an embedded title's page.
 * @throws Error when the title does not exist; routes are generated from the same data
 */
export async function titleView(id: TitleId, locale: Locale): Promise<TitleView> {
  const [own, english] = await Promise.all([shelfById(locale), shelfById(defaultLocale)])
  const title = own.get(id)
  if (!title) throw new Error(`the shelf has no ${id}`)
  const isEnglish = title.description === english.get(id)?.description
  return viewOf(isEnglish ? { ...title, descriptionLocale: defaultLocale } : title, locale, {
    similar: similarTo(id, english).flatMap((other) => own.get(other) ?? []),
    isOnShelf: true,
  })
}

interface Surroundings {
  /** Titles similar to the page's title. */
  readonly similar: readonly Title[]
  readonly isOnShelf: boolean
}

/** The view model of any title's page in a language. */
export function viewOf(title: Title, locale: Locale, { similar, isOnShelf }: Surroundings): TitleView {
  const profile = moodProfile(title)
  const moods = moodsByStrength(profile)
  return {
    title,
    item: toTitleItem(title, { country: null, locale }),
    hasPosterFile: isOnShelf || title.imageUrl !== undefined,
    descriptionLocale: title.descriptionLocale ?? locale,
    profile,
    moods,
    fits: fitsOf(title, moods, profile, locale),
    feels: title.feels.filter((feel, index) => !tellsEnding(feel) && (title.feelStrengths?.[index] ?? 1) >= shownFeel),
    watch: offersByCountry(title, locale),
    similar: similar.map((other) => toTitleItem(other, { country: null, locale })),
    seasonsOn: isOnShelf && title.seasons !== undefined ? seasonsCountedOn : null,
  }
}

const shelves = new Map<Locale, Promise<ReadonlyMap<TitleId, Title>>>()

function shelfById(locale: Locale): Promise<ReadonlyMap<TitleId, Title>> {
  const shelf =
    shelves.get(locale) ?? embeddedTitles(locale).then((titles) => new Map(titles.map((title) => [title.id, title])))
  shelves.set(locale, shelf)
  return shelf
}

/** Whether a title is part of the embedded catalogue, and therefore has static files such as a generated poster. */
export async function isOnShelf(id: string): Promise<boolean> {
  const shelf: ReadonlyMap<string, Title> = await shelfById(defaultLocale)
  return shelf.has(id)
}

const similarIds = new Map<TitleId, readonly TitleId[]>()

/** Similarity depends on facts only, not on the language, so it is computed once for all languages. */
function similarTo(id: TitleId, shelf: ReadonlyMap<TitleId, Title>): readonly TitleId[] {
  const known = similarIds.get(id)
  if (known) return known
  const title = shelf.get(id)
  const found = title ? mostSimilar(title, [...shelf.values()], similarShown).map((other) => other.id) : []
  similarIds.set(id, found)
  return found
}

/**
 * The written reasons; where there are none, reasons composed from the title's feels, without spoilers for its ending.
 */
export function fitsOf(
  title: Title,
  moods: readonly MoodId[],
  profile: MoodProfile,
  locale: Locale,
): { readonly mood: MoodId; readonly reason: string }[] {
  const written = moods.flatMap((mood) => {
    const reason = title.reasons[mood]
    return reason ? { mood, reason } : []
  })
  if (written.length > 0) return written
  const taken = new Set<string>()
  return moods
    .filter((mood, index) => index === 0 || profile[mood] >= plainFit)
    .slice(0, mostComposed)
    .flatMap((mood) => {
      const [reason] = reasonsFor([title], mood)
      const text = reason ? reasonText(reason, locale) : ''
      if (!text || taken.has(text)) return []
      taken.add(text)
      return { mood, reason: text }
    })
}

/** Offers by country, for countries with known offers; countries that speak the page's language come first. */
export function offersByCountry(title: Title, locale: Locale): CountryOffers[] {
  const speaksIt = (country: CountryCode): number => (localeOfCountry(country) === locale ? 0 : 1)
  return [...countryCodes]
    .sort((a, b) => speaksIt(a) - speaksIt(b))
    .flatMap((country) => {
      const offers = title.availability[country] ?? []
      const groups = offerKinds.flatMap((kind) => {
        const services = offers
          .filter((offer) => offer.kind === kind)
          .map(({ platform, name }) => {
            const known = platformById(platform)
            return { name: known?.name ?? name ?? platform, url: known ? addressOn(known, title) : null }
          })
        return services.length > 0 ? { kind, services } : []
      })
      return groups.length > 0 ? { country, groups } : []
    })
}
