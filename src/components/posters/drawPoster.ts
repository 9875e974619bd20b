import type { MoodId } from '#src/domain/mood/mood.ts'
import { hashText } from '#src/engine/seededNoise.ts'
import { layOut } from './layOut.ts'
import type { Motif } from './motif.ts'
import { arcs, balls, bars, contour, door, ribbon, ripple, tiles, vesica } from './motifsOfPeople.ts'
import { beam, gate, hills, horizon, orbit, rays, splinter, stairs } from './motifsOfPlaces.ts'
import { blinds, halftone, keyhole, slit } from './motifsOfSuspense.ts'
import { paletteFor } from './palette.ts'
import { randomFrom } from './random.ts'
import { escapeText, rectangle, round } from './svg.ts'

/** The facts that a poster is drawn from. */
export interface PosterFacts {
  readonly title: string
  readonly year?: number | undefined
  /** The localized genre, as printed. */
  readonly genreLabel: string
  /** The canonical genre, which picks the motif. */
  readonly genre: string
  /** The two strongest moods, which pick the colours. */
  readonly light: readonly [MoodId, MoodId]
}

const anyMotif: readonly Motif[] = [beam, horizon, arcs, gate]
const motifsByGenre: Readonly<Record<string, readonly Motif[]>> = {
  Action: [splinter, stairs, rays],
  Adventure: [hills, rays, splinter],
  Animation: [tiles, hills],
  Biography: [contour, beam],
  Comedy: [arcs, bars, balls],
  Crime: [blinds, keyhole],
  Documentary: [halftone, contour],
  Drama: [door, beam, horizon, contour],
  Family: [tiles, arcs],
  Fantasy: [gate, orbit],
  History: [horizon, stairs],
  Horror: [slit, keyhole, door],
  Music: [bars, arcs],
  Mystery: [keyhole, door],
  'Reality-TV': [bars, balls],
  Romance: [vesica, ribbon, ripple],
  'Science Fiction': [orbit, rays],
  Sport: [rays, stairs],
  Thriller: [keyhole, blinds, stairs],
  War: [horizon, splinter],
  Western: [hills, horizon],
}

/**
 * Draws a typographic poster as an SVG with a view box of 400 by 600, for titles without an image. Pure and
 * deterministic: the genre picks the motif, the two moods the colours, and a hash of title and year the palette, the
 * layout and every small variation.
 * @param label the accessible name; without one the poster is hidden from assistive technology
 * @returns SVG text that is safe to insert into a page: all text in it is escaped
 */
export function drawPoster(facts: PosterFacts, label?: string): string {
  const seed = hashText(`${facts.title.toLowerCase()}|${facts.year ?? ''}`)
  const motifs = motifsByGenre[facts.genre] ?? anyMotif
  const motif = motifs[(seed >>> 7) % motifs.length] ?? beam
  const inks = paletteFor(facts.light[0], facts.light[1], seed)
  const id = `p${seed.toString(36)}`
  const { box, text } = layOut(facts, seed)
  const canvas = { random: randomFrom(seed), inks, id, sky: `url(#${id}v)`, body: `url(#${id}d)` }
  const art = motif({ ...canvas, width: box.width, height: box.height })
  const naming = label ? `role="img" aria-label="${escapeText(label)}"` : 'aria-hidden="true" focusable="false"'
  const gradient = (suffix: string, [from, to]: readonly [string, string]): string =>
    art.includes(`url(#${id}${suffix})`)
      ? `<linearGradient id="${id}${suffix}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
      : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600" ${naming}>` +
    gradient('v', inks.sky) +
    gradient('d', [inks.loud, inks.quiet]) +
    `<clipPath id="${id}c"><rect width="${round(box.width)}" height="${round(box.height)}"/></clipPath>` +
    rectangle(0, 0, 400, 600, inks.ground) +
    `<g transform="translate(${round(box.x)} ${round(box.y)})" clip-path="url(#${id}c)">${art}</g>` +
    `<g fill="${inks.title}" font-family="'Bricolage Grotesque Variable',Arial,sans-serif" font-weight="780">${text}</g></svg>`
  )
}
