import type { Moment } from '#src/domain/together/roomState.ts'

/** What an entity tag says: the version, who is here (a bit for each place), and whose view it is. */
export interface RoomTag {
  readonly version: number
  readonly here: number
  readonly place: number
}

/** The places that are here as bits. */
export function hereBits({ here }: Moment): number {
  return [...here].reduce((bits, place) => bits | (1 << place), 0)
}

/** Writes an entity tag (RFC 9110, section 8.8.3). */
export function writeTag({ version, here, place }: RoomTag): string {
  return `"${version}-${here}-${place}"`
}

/**
 * Reads the tag that a phone sent back. A CDN that compresses may have made it weak, or have added to it.
 * @returns null for anything else
 */
export function readTag(text: string | undefined): RoomTag | null {
  const [, version, here, place] = /^(?:W\/)?"([1-9]\d{0,8})-(\d{1,2})-([0-5])(?:-[a-z]+)?"$/.exec(text ?? '') ?? []
  return version === undefined ? null : { version: Number(version), here: Number(here), place: Number(place) }
}
