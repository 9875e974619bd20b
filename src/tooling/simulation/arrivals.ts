import type { Random } from '#src/components/posters/random.ts'
import { hourWeights, type Place, places } from './audience.data.ts'
import { exponential, weighted } from './draw.ts'
import type { VirtualClock } from './virtualClock.ts'

const day = 86_400
const hour = 3600
const meanWeight = hourWeights.reduce((sum, weight) => sum + weight, 0) / hourWeights.length

/** How busy a place is at a time, 1 on average over a day. */
function activity({ utcOffset }: Place, time: number): number {
  const local = (((time / hour + utcOffset) % 24) + 24) % 24
  const from = Math.floor(local)
  const part = local - from
  const weight = (index: number): number => hourWeights[index % 24] ?? 0
  return (weight(from) * (1 - part) + weight(from + 1) * part) / meanWeight
}

/** Visits a second at a time (seconds from midnight UTC), as a multiple of the day's mean. */
export function worldActivity(time: number): number {
  return places.reduce((sum, place) => sum + place.share * activity(place, time), 0)
}

/**
 * Lets visits arrive as a non-homogeneous Poisson process, until a time, by thinning (Lewis and Shedler, 1979): candidates come at the busiest
 * minute's rate and stay with the chance that the minute's own rate gives them.
 * @param perDay visits on an average day
 */
export function arrivals(
  { clock, random, perDay, until }: { clock: VirtualClock; random: Random; perDay: number; until: number },
  arrive: (place: Place) => void,
): void {
  const busiest = Math.max(...Array.from({ length: 24 * 60 }, (_, minute) => worldActivity(minute * 60)))
  const meanGap = day / (perDay * busiest)
  // By the minute: drawing tables for every arrival would cost more than the visits.
  const placeAt = Array.from({ length: 24 * 60 }, (_, minute) =>
    weighted(places.map((place) => [place, place.share * activity(place, minute * 60)] as const)),
  )
  const activityAt = Array.from({ length: 24 * 60 }, (_, minute) => worldActivity(minute * 60))
  const next = (): void => {
    const time = clock.now()
    const minute = Math.floor((time % day) / 60)
    if (random() < (activityAt[minute] ?? 0) / busiest) {
      const place = placeAt[minute]?.(random)
      if (place) arrive(place)
    }
    const then = time + exponential(random, meanGap)
    if (then < until) clock.at(then, next)
  }
  clock.at(clock.now() + exponential(random, meanGap), next)
}
