import { type MoodId, type MoodProfile, moodIds } from '#src/domain/mood/mood.ts'

/** The sector of a mood in the dial, as SVG path data in a view box of 360 by 360. */
export interface DialSector {
  readonly mood: MoodId
  /** The filled part, from the hub outwards in proportion to the mood's strength. */
  readonly area: string
  /** The outer edge of the filled part. */
  readonly edge: string
  /** The centre of the mood's icon. */
  readonly x: number
  readonly y: number
}

const centre = 180
const hub = 44
const rim = 138
const labels = 160
/** A sector's angle in degrees with the gap, and half of it without. */
const step = 360 / moodIds.length
const half = step / 2 - 2.57
/** The angle of the first mood in degrees: at the upper left, so that the second is at the top. */
const start = -90 - step

/**
 * The sectors of the dial, each filled in proportion to the mood's strength.
 * @param profile strengths from 0 to 1; even 0 shows a narrow edge
 */
export function moodDial(profile: MoodProfile): DialSector[] {
  return moodIds.map((mood, index) => {
    const angle = start + index * step
    const reach = hub + (rim - hub) * Math.min(1, Math.max(0.02, profile[mood]))
    return { mood, area: sector(angle, reach), edge: arc(angle, reach), ...at(angle, labels) }
  })
}

/** The background of all sectors, as one path. */
export const unlitDial: string = moodIds.map((_, index) => sector(start + index * step, rim)).join('')

function sector(angle: number, reach: number): string {
  const first = point(at(angle - half, hub))
  const last = point(at(angle + half, hub))
  return `M${first}L${arc(angle, reach).slice(1)}L${last}A${hub} ${hub} 0 0 0 ${first}Z`
}

function arc(angle: number, radius: number): string {
  const size = round(radius)
  return `M${point(at(angle - half, radius))}A${size} ${size} 0 0 1 ${point(at(angle + half, radius))}`
}

interface Point {
  readonly x: number
  readonly y: number
}

function at(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: round(centre + radius * Math.cos(angle)), y: round(centre + radius * Math.sin(angle)) }
}

function point({ x, y }: Point): string {
  return `${x} ${y}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
