import type { RawDetails } from '#src/catalogue/tmdb/schemas.ts'
import type { FeelId } from '#src/domain/feel/feel.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import type { Ground } from './evidencedFeel.ts'

/** Feels, as editors gave them, of the titles that TMDB relates to a title, and of other parts of its collection. */
export interface Kin {
  readonly related: readonly (readonly FeelId[])[]
  readonly collection: readonly (readonly FeelId[])[]
}

/** Fewer known titles than this say nothing. */
const fewestRelated = 3
/** A feel is taken over from related titles if at least this share of them have it. */
const sharedByMost = 0.4
/** What a feel gains, in log odds, if all related titles, or all other parts of the collection, share it. */
const relatedStrength = 2.5
const collectionStrength = 4
/** What it loses if none of many does. */
const noneStrength = -0.7
const manyRelated = 6

/** What a title's kin say for or against a feel. */
export function kinGrounds(feel: FeelId, { related, collection }: Kin): Ground[] {
  const share = shareOf(feel, related)
  const grounds: Ground[] = []
  if (related.length >= fewestRelated && share >= sharedByMost) {
    grounds.push({ sign: 'related titles', shown: [percent(share)], strength: relatedStrength * share })
  } else if (related.length >= manyRelated && share === 0) {
    grounds.push({ sign: 'related titles', shown: ['none'], strength: noneStrength })
  }
  const inCollection = shareOf(feel, collection)
  if (inCollection > 0) {
    grounds.push({
      sign: 'collection',
      shown: [percent(inCollection)],
      strength: collectionStrength * inCollection,
    })
  }
  return grounds
}

function shareOf(feel: FeelId, titles: readonly (readonly FeelId[])[]): number {
  return titles.length === 0 ? 0 : titles.filter((feels) => feels.includes(feel)).length / titles.length
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

/**
 * Looks up what editors say of a title.
 * @param year of its release; NaN where it is not known
 */
export type KnownTitles = (
  id: TitleId,
  year: number,
) => { readonly feels: readonly FeelId[]; readonly franchise?: string | undefined } | undefined

/** The kin of a title among the titles that editors know: what TMDB recommends beside it, and its collection. */
export function kinOf(
  raw: Pick<RawDetails, 'recommendations' | 'belongs_to_collection'>,
  type: TitleType,
  known: KnownTitles,
): Kin {
  const collection = raw.belongs_to_collection?.name ? collectionKey(raw.belongs_to_collection.name) : undefined
  const found = (raw.recommendations?.results ?? [])
    .filter(({ media_type: kind }) => !kind || kind === type)
    .flatMap(
      (one) => known(`${type}-${one.id}`, Number.parseInt(one.release_date || one.first_air_date || '', 10)) ?? [],
    )
  return {
    related: found.map(({ feels }) => feels),
    collection: found.filter(({ franchise }) => collection && franchise === collection).map(({ feels }) => feels),
  }
}

/**
 * The key of a collection, spelled as editors spell franchises: "The Hangover Collection" is `hangover`.
 * @returns undefined for a name without any Latin letter, which would be the same key for all of them
 */
export function collectionKey(name: string): string | undefined {
  const key = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/ (collection|series|trilogy|saga|franchise)$/, '')
    .replaceAll(' ', '-')
    .slice(0, 60)
  return key === '' ? undefined : key
}
