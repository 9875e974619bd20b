import type { RoomTitle } from '#src/domain/title/roomTitle.ts'
import { showsGore } from '#src/domain/title/showsGore.ts'
import type { LeaveOut } from './leaveOuts.ts'

type Rule = (title: Pick<RoomTitle, 'headsUp' | 'feels' | 'ending'>) => boolean

const rules: Readonly<Record<LeaveOut, Rule>> = {
  'animal-death': ({ headsUp }) => headsUp.includes('animal-death'),
  'child-illness': ({ headsUp }) => headsUp.includes('child-illness'),
  'sexual-violence': ({ headsUp }) => headsUp.includes('sexual-violence'),
  suicide: ({ headsUp }) => headsUp.includes('suicide'),
  gore: showsGore,
  'jump-scares': ({ feels }) => feels.includes('jump-scares'),
  // Bittersweet endings are not sad ones: half of what makes people cry well would go.
  'sad-ending': ({ ending, feels }) => ending === 'bleak' || feels.includes('tragic-ending'),
  'crude-humour': ({ feels }) => feels.includes('crude-humour'),
}

/** Whether a title has what a visitor wants to leave out. What is not known of a title counts as absent. */
export function hasLeaveOut(title: Parameters<Rule>[0], leaveOut: LeaveOut): boolean {
  return rules[leaveOut](title)
}

const facts: Readonly<Record<LeaveOut, Partial<Parameters<Rule>[0]>>> = {
  'animal-death': { headsUp: ['animal-death'] },
  'child-illness': { headsUp: ['child-illness'] },
  'sexual-violence': { headsUp: ['sexual-violence'] },
  suicide: { headsUp: ['suicide'] },
  gore: { feels: ['blood-and-gore'] },
  'jump-scares': { feels: ['jump-scares'] },
  'sad-ending': { feels: ['tragic-ending'] },
  'crude-humour': { feels: ['crude-humour'] },
}

/** The least facts of a title of which `hasLeaveOut` holds for these and no others: where only they are known. */
export function factsOf(has: readonly LeaveOut[]): Pick<RoomTitle, 'headsUp' | 'feels'> {
  return {
    headsUp: has.flatMap((one) => facts[one].headsUp ?? []),
    feels: has.flatMap((one) => facts[one].feels ?? []),
  }
}
