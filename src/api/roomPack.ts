import { isFeelId } from '#src/domain/feel/feel.ts'
import { offerKinds } from '#src/domain/platform/offerKind.ts'
import { z } from '#src/domain/schema.ts'
import { titleTypes } from '#src/domain/title/contentType.ts'
import { endings } from '#src/domain/title/ending.ts'
import { genreSchema } from '#src/domain/title/genre.ts'
import { headsUps } from '#src/domain/title/headsUp.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'

/** A platform as its chip shows it. */
const roomPlatformSchema = z.object({ id: z.string(), name: z.string(), logo: z.string(), colour: z.string() })
export type RoomPlatform = z.infer<typeof roomPlatformSchema>

const index = z.int().check(z.gte(0))
const indices = z.array(index)

/**
 * The titles of a room by columns, small when compressed: every list below `ids` has an entry for each title. Names
 * are stored once and referred to by index, most frequent first; 0 stands for "unknown" where a comment says so.
 */
export const roomPackSchema = z.object({
  /** Every platform that has one of the titles. */
  platforms: z.array(roomPlatformSchema),
  /** Names that this version of the site may not know: those are dropped. */
  feelNames: z.array(z.string()),
  genreNames: z.array(z.string()),
  languageNames: z.array(z.string()),
  countryNames: z.array(z.string()),
  /** Sets of offers: each offer is the platform's index times 4, plus the index of its kind. */
  offerSets: z.array(indices),
  /** TMDB ids; the negative ones are series. */
  ids: z.array(z.int()),
  /** 0: unknown. */
  minutes: indices,
  /** Less 1887; 0: unknown. */
  years: indices,
  /** In millionths, each as the difference from the one before, the first from 1. */
  fits: z.array(z.int()),
  /** In hundred thousandths. */
  qualities: indices,
  feels: z.array(indices),
  genres: z.array(indices),
  languages: indices,
  /** Plus 1; 0: unknown. */
  countries: indices,
  /** Bits: one for each heads-up in the order of its schema. */
  headsUps: indices,
  /** Plus 1; 0: unknown. */
  endings: indices,
  /** A number for each franchise or maker that several of the titles share; 0: none. */
  franchises: indices,
  makers: indices,
  offers: indices,
  /** Titles that are available although no offers are listed, or the other way round: positions. */
  otherwiseAvailable: indices,
  /** In hundredths plus 1; 0: unknown. */
  fames: indices,
})
export type RoomPack = z.infer<typeof roomPackSchema>

const kindCount = offerKinds.length
const yearBefore = 1887
/** Fine enough that rounding changes no order of titles; see `titleRows`. */
const fitUnit = 1_000_000
const qualityUnit = 100_000

/**
 * Packs a room.
 * @param titles in any order; sorted by fit they are smallest
 * @param platforms all that occur in the titles' offers, and others, which come last: a visitor may have chosen them
 * @throws RangeError for an offer of a platform that is not among them
 */
export function packRoom(titles: readonly RoomTitle[], platforms: readonly RoomPlatform[]): RoomPack {
  const carriers = byFrequency(titles.flatMap(({ offers }) => offers.map(({ platform }) => platform)))
  const feels = byFrequency(titles.flatMap((title) => title.feels))
  const genres = byFrequency(titles.flatMap((title) => title.genres))
  const languages = byFrequency(titles.map(({ language }) => language))
  const countries = byFrequency(titles.flatMap(({ country }) => country ?? []))
  const offersOf = ({ offers }: RoomTitle): number[] =>
    offers.map(({ platform, kind }) => carriers.numberOf(platform) * kindCount + offerKinds.indexOf(kind))
  const sets = byFrequency(titles.map((title) => JSON.stringify(offersOf(title))))
  const franchises = shared(titles.map(({ franchise }) => franchise))
  const makers = shared(titles.map(({ maker }) => maker))
  const fits = titles.map(({ fit }) => Math.round(fit * fitUnit))
  const listed = carriers.names.map((id) => {
    const platform = platforms.find((one) => one.id === id)
    if (!platform) throw new RangeError(`the room names a platform that was not given: ${id}`)
    return platform
  })
  const others = platforms.filter(({ id }) => !carriers.names.includes(id))
  return {
    platforms: [...listed, ...others].map(({ id, name, logo, colour }) => ({ id, name, logo, colour })),
    feelNames: feels.names,
    genreNames: genres.names,
    languageNames: languages.names,
    countryNames: countries.names,
    offerSets: sets.names.map((text) => indices.parse(JSON.parse(text))),
    ids: titles.map(({ id, type }) => (type === 'tv' ? -1 : 1) * Number(id.slice(id.indexOf('-') + 1))),
    minutes: titles.map(({ minutes = 0 }) => minutes),
    years: titles.map(({ year = yearBefore }) => year - yearBefore),
    fits: fits.map((fit, at) => (fits[at - 1] ?? fitUnit) - fit),
    qualities: titles.map(({ quality }) => Math.round(quality * qualityUnit)),
    feels: titles.map((title) => title.feels.map(feels.numberOf)),
    genres: titles.map((title) => title.genres.map(genres.numberOf)),
    languages: titles.map(({ language }) => languages.numberOf(language)),
    countries: titles.map(({ country }) => (country === undefined ? 0 : countries.numberOf(country) + 1)),
    headsUps: titles.map(({ headsUp }) => headsUp.reduce((bits, one) => bits | (1 << headsUps.indexOf(one)), 0)),
    endings: titles.map(({ ending }) => (ending === undefined ? 0 : endings.indexOf(ending) + 1)),
    franchises,
    makers,
    offers: titles.map((title) => sets.numberOf(JSON.stringify(offersOf(title)))),
    otherwiseAvailable: titles.flatMap(({ available, offers }, at) => (available === offers.length > 0 ? [] : at)),
    fames: titles.map(({ fame }) => (fame === undefined ? 0 : Math.round(fame * 100) + 1)),
  }
}

/**
 * Restores the titles of a packed room, in their order. Keys of franchises and makers are others than before, and only
 * titles that share one have one; whatever a newer site named that this one does not know is dropped.
 */
export function unpackRoom(pack: RoomPack): RoomTitle[] {
  const feelNames = pack.feelNames.map((name) => (isFeelId(name) ? name : undefined))
  const genreNames = pack.genreNames.map((name) => genreSchema.safeParse(name).data)
  const offerSets = pack.offerSets.map((set) => set.flatMap((number) => offerOf(number, pack.platforms) ?? []))
  const exceptions = new Set(pack.otherwiseAvailable)
  let fit = fitUnit
  return pack.ids.map((number, at): RoomTitle => {
    const type = titleTypes[number < 0 ? 1 : 0]
    const offers = offerSets[pack.offers[at] ?? -1] ?? []
    const country = pack.countryNames[(pack.countries[at] ?? 0) - 1]
    const ending = endings[(pack.endings[at] ?? 0) - 1]
    const [minutes, year, franchise, maker, fame] = [
      pack.minutes,
      pack.years,
      pack.franchises,
      pack.makers,
      pack.fames,
    ].map((column) => column[at] || undefined)
    fit -= pack.fits[at] ?? 0
    return {
      id: `${type}-${Math.abs(number)}`,
      type,
      fit: fit / fitUnit,
      quality: (pack.qualities[at] ?? 0) / qualityUnit,
      feels: (pack.feels[at] ?? []).flatMap((index) => feelNames[index] ?? []),
      genres: (pack.genres[at] ?? []).flatMap((index) => genreNames[index] ?? []),
      language: pack.languageNames[pack.languages[at] ?? -1] ?? 'en',
      headsUp: headsUps.filter((_, bit) => ((pack.headsUps[at] ?? 0) >> bit) & 1),
      offers,
      available: exceptions.has(at) ? offers.length === 0 : offers.length > 0,
      ...(minutes === undefined ? {} : { minutes }),
      ...(year === undefined ? {} : { year: year + yearBefore }),
      ...(country === undefined ? {} : { country }),
      ...(ending === undefined ? {} : { ending }),
      ...(franchise === undefined ? {} : { franchise: String(franchise) }),
      ...(maker === undefined ? {} : { maker: String(maker) }),
      ...(fame === undefined ? {} : { fame: (fame - 1) / 100 }),
    }
  })
}

function offerOf(number: number, platforms: readonly RoomPlatform[]): RoomTitle['offers'][number] | undefined {
  const platform = platforms[Math.floor(number / kindCount)]
  const kind = offerKinds[number % kindCount]
  return platform && kind && { platform: platform.id, kind }
}

/** Numbers names by how often they occur, since small numbers are short. */
function byFrequency<Name extends string>(names: readonly Name[]) {
  const counts = new Map<Name, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name)
  const numbers = new Map(sorted.map((name, number) => [name, number]))
  return { names: sorted, numberOf: (name: Name): number => numbers.get(name) ?? 0 }
}

/** A number from 1 for each key that stands more than once; 0 for the others. */
function shared(keys: readonly (string | undefined)[]): number[] {
  const seen = new Set<string>()
  const repeated = new Set(keys.filter((key) => key !== undefined && seen.size === seen.add(key).size))
  const order = [...repeated]
  return keys.map((key) => order.indexOf(key) + 1)
}
