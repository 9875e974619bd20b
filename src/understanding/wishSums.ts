import { type FeelId, weightOf } from '#src/domain/feel/feelId.ts'
import { type MoodId, moodIds } from '#src/domain/mood/moodId.ts'
import type { Meaning } from './lexicon.ts'
import type { Avoided, Wish } from './wish.ts'
import { keyOfAvoided } from './wishParts.ts'

/** Least weight of a mood or feel of a negated phrase that is left out with it. */
export const avoidedFrom = 0.5
/** Least weight of a feel that a phrase names, so that its moods are only what that feel brings. */
const namedFrom = 0.7
/** The feel of words such as "horror" and "scary"; who rules it out wants no thrill either. */
const dread: FeelId = 'creeping-dread'
/** Most that a mood counts that only feels speak for: less than one that was said. */
const mostImplied = 0.95
/** Share of the lesser that counts besides where a mood was said and feels speak for it too. */
const both = 0.5
/** How far the moods of feels are raised towards 1: weights of feels are low for some moods (feels.data.ts). */
const raised = 0.8
/** The same where a text names one subject and what it is to do to a viewer: "zombies that make me laugh". */
const raisedOfSubject = 0.2
/** Most that a mood of that subject counts: less than what is said outright after it, `outrightFrom` x `laterCounts`. */
const mostOfSubject = 0.75
/** Moods that say what a title does to a viewer; words of elsewhere as often say where it is set. */
const effects = moodIds.filter((mood) => mood !== 'escape')
/** Least weight of a mood that a phrase says outright, and most of one that it only hints at beside its feels. */
const [outrightFrom, hintBelow] = [0.95, 0.5]
/** Least degree of what is asked for, rather than told or turned from. */
const askedFrom = 0.7
/** Below this sum they are not raised further. */
const leastRaised = 0.2
/** Least weight of a mood in a wish. */
const leastMood = 0.2
/** Weight from which on a wished mood keeps one that a negated phrase only brings: "a thriller, but no horror". */
const keptFrom = 0.5

interface Wanted {
  readonly content: Meaning
  readonly degree: number
  /** How many phrases came before. */
  readonly place: number
}

/** Adds up what phrases stand for, given in the order of the text. */
export class WishSums {
  readonly #wanted: Wanted[] = []
  /** What is to be left out, by the phrase that said so last. */
  readonly #avoid = new Map<Avoided, Omit<Wanted, 'degree'>>()
  /** Moods that negated phrases bring along, and that what is wished may overrule. */
  readonly #brought = new Set<MoodId>()
  readonly #dropped: ReadonlySet<string>
  #place = 0

  /** @param dropped keys of parts of the wish that are not to count (see `wishParts`) */
  constructor(dropped: ReadonlySet<string>) {
    this.#dropped = dropped
  }

  /** @param degree how much it counts, about 1 */
  want(content: Meaning, degree: number): void {
    this.#wanted.push({ content, degree, place: this.#place++ })
  }

  avoid(content: Meaning): void {
    const place = this.#place++
    const namesFeel = content.headsUps.size > 0 || [...content.feels.values()].some((weight) => weight >= namedFrom)
    if ((content.feels.get(dread) ?? 0) >= avoidedFrom) this.#brought.add('adrenaline')
    const avoided = avoidedBy(content)
    for (const one of avoided) {
      const mood = moodIds.find((id) => one === `mood:${id}`)
      if (mood && namesFeel) this.#brought.add(mood)
      else this.#leaveOut(one, content, place)
    }
  }

  /** What a phrase leaves out that begins with a negation; not what it wants itself. */
  avoidBeside({ moods, feels }: Meaning, negates: Meaning): void {
    const own = new Set<string>([...feels.keys(), ...[...moods.keys()].map((mood) => `mood:${mood}`)])
    for (const one of avoidedBy(negates)) if (!own.has(one)) this.#leaveOut(one, negates, this.#place)
  }

  result(): Pick<Wish, 'moods' | 'feels' | 'avoid'> {
    // "Make me laugh, but no silly comedy": of a phrase of several moods, what is asked for outright is not refused.
    for (const mood of moodIds) {
      const refused = this.#avoid.get(`mood:${mood}`)?.content
      const others = avoidedBy(refused).filter((one) => one.startsWith('mood:')).length - 1
      if (others > 0 && this.#isAskedFor(mood)) this.#avoid.delete(`mood:${mood}`)
    }
    for (const wanted of this.#wanted) this.#takeBack(wanted)
    const said = new Map<MoodId, number>()
    const hinted = new Map<MoodId, number>()
    const feels = new Map<FeelId, number>()
    const leads = this.#leadsOverSubject()
    for (const { content, degree } of this.#wanted) {
      const moods = [...content.moods].filter(([mood]) => !this.#isOut(`mood:${mood}`) && !this.#dropped.has(mood))
      for (const [mood, weight] of moods) {
        const isHint = leads && content.feels.size > 0 && weight < hintBelow
        const sums = isHint ? hinted : said
        sums.set(mood, (sums.get(mood) ?? 0) + weight * degree)
      }
      // "nothing sad, he just left me": what says a mood that is ruled out is not wanted; "war" only hints at one.
      const says = [...content.moods].filter(([, weight]) => weight >= avoidedFrom)
      if (moods.length === 0 && says.some(([mood]) => this.#isOut(`mood:${mood}`))) continue
      for (const [feel, weight] of content.feels) {
        if (this.#isOut(feel) || this.#dropped.has(feel)) continue
        feels.set(feel, Math.min(1, (feels.get(feel) ?? 0) + weight * degree))
      }
    }
    const implied = impliedMoods(feels, leads ? raisedOfSubject : raised)
    for (const [mood, weight] of hinted) implied.set(mood, Math.max(implied.get(mood) ?? 0, weight))
    if (leads) for (const [mood, weight] of implied) implied.set(mood, Math.min(mostOfSubject, weight))
    const moods = this.#allMoods(said, implied)
    const avoid: Avoided[] = [...this.#avoid.keys()]
    for (const mood of this.#brought) {
      const isOverruled = (moods.get(mood) ?? 0) >= keptFrom
      if (isOverruled || this.#isOut(`mood:${mood}`) || this.#dropped.has(keyOfAvoided(`mood:${mood}`))) continue
      moods.delete(mood)
      avoid.push(`mood:${mood}`)
    }
    return { moods: Object.fromEntries(moods), feels: Object.fromEntries(sorted(feels, 0.01)), avoid }
  }

  #leaveOut(one: Avoided, content: Meaning, place: number): void {
    if (!this.#dropped.has(keyOfAvoided(one))) this.#avoid.set(one, { content, place })
  }

  /** What was ruled out is not wanted by what a situation implies; only the same words, said later, take it back. */
  #takeBack({ content, place }: Wanted): void {
    for (const [one, before] of this.#avoid) {
      if (before.place < place && isAlike(before.content, content)) this.#avoid.delete(one)
    }
  }

  #isAskedFor(mood: MoodId): boolean {
    return this.#wanted.some(
      ({ content, degree }) => degree >= askedFrom && (content.moods.get(mood) ?? 0) >= outrightFrom,
    )
  }

  /** Whether a mood is asked for outright, which leads over the subject: the one phrase, if any, that brings feels. */
  #leadsOverSubject(): boolean {
    const saysEffect = effects.some(
      (mood) => this.#isAskedFor(mood) && !this.#isOut(`mood:${mood}`) && !this.#dropped.has(mood),
    )
    return saysEffect && this.#wanted.filter(({ content }) => content.feels.size > 0).length < 2
  }

  #isOut(one: Avoided): boolean {
    return this.#avoid.has(one)
  }

  /** The moods that were said, and those that feels speak for, which count less. */
  #allMoods(said: ReadonlyMap<MoodId, number>, implied: ReadonlyMap<MoodId, number>): Map<MoodId, number> {
    const sum = new Map(said)
    for (const [mood, weight] of implied) {
      if (this.#isOut(`mood:${mood}`) || this.#dropped.has(mood)) continue
      // A phrase often names a mood and feels of it: that is one reason for the mood rather than two.
      const own = said.get(mood) ?? 0
      sum.set(mood, Math.max(own, weight) + both * Math.min(own, weight))
    }
    const most = Math.max(1, ...sum.values())
    return new Map(sorted(new Map([...sum].map(([mood, weight]) => [mood, weight / most])), leastMood))
  }
}

/** What a negated phrase leaves out. */
export function avoidedBy(content: Meaning | undefined): Avoided[] {
  if (!content) return []
  return [
    ...[...content.moods].filter(([, weight]) => weight >= avoidedFrom).map(([mood]): Avoided => `mood:${mood}`),
    ...[...content.feels].filter(([, weight]) => weight >= avoidedFrom).map(([feel]) => feel),
    ...content.headsUps,
  ]
}

function isAlike(one: Meaning, other: Meaning): boolean {
  const keys = ({ moods, feels, headsUps }: Meaning): string => [...moods.keys(), ...feels.keys(), ...headsUps].join()
  return keys(one) === keys(other)
}

/**
 * What feels say of moods, 0 to `mostImplied` each: the sums of their weights, less the more feels there are, raised so
 * that the strongest mood is near 1 also where weights are low.
 */
function impliedMoods(feels: ReadonlyMap<FeelId, number>, raisedBy: number): Map<MoodId, number> {
  const sums = moodIds.map((mood): [MoodId, number] => {
    const sum = [...feels].reduce((total, [feel, weight]) => total + weight * weightOf(feel, mood), 0)
    return [mood, Math.max(0, sum / Math.sqrt(Math.max(1, feels.size)))]
  })
  // What is wanted a bit speaks a bit.
  const most = Math.max(...feels.values())
  const strongest = Math.max(leastRaised, ...sums.map(([, sum]) => sum))
  const factor = 1 - raisedBy + (raisedBy * most) / strongest
  return new Map(sums.filter(([, sum]) => sum > 0).map(([mood, sum]) => [mood, Math.min(mostImplied, factor * sum)]))
}

function sorted<Key>(weights: ReadonlyMap<Key, number>, least: number): [Key, number][] {
  return [...weights]
    .map(([key, weight]): [Key, number] => [key, Math.round(Math.min(1, weight) * 100) / 100])
    .filter(([, weight]) => weight >= least)
    .sort((a, b) => b[1] - a[1])
}
