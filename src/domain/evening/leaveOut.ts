import { z } from '#src/domain/schema.ts'
import type { RoomTitle } from '#src/domain/title/roomTitle.ts'

/** What a visitor may want nothing of tonight, in the order in which the choices are shown. */
export const leaveOuts = [
  'animal-death',
  'child-illness',
  'sexual-violence',
  'suicide',
  'gore',
  'jump-scares',
  'sad-ending',
  'crude-humour',
] as const
export const leaveOutSchema = z.enum(leaveOuts)
export type LeaveOut = z.infer<typeof leaveOutSchema>

type Rule = (title: Pick<RoomTitle, 'headsUp' | 'feels' | 'ending'>) => boolean

const rules: Readonly<Record<LeaveOut, Rule>> = {
  'animal-death': ({ headsUp }) => headsUp.includes('animal-death'),
  'child-illness': ({ headsUp }) => headsUp.includes('child-illness'),
  'sexual-violence': ({ headsUp }) => headsUp.includes('sexual-violence'),
  suicide: ({ headsUp }) => headsUp.includes('suicide'),
  gore: ({ feels }) => feels.includes('blood-and-gore'),
  'jump-scares': ({ feels }) => feels.includes('jump-scares'),
  // Bittersweet endings are not sad ones: half of what makes people cry well would go.
  'sad-ending': ({ ending, feels }) => ending === 'bleak' || feels.includes('tragic-ending'),
  'crude-humour': ({ feels }) => feels.includes('crude-humour'),
}

/** Whether a title has what a visitor wants to leave out. What is not known of a title counts as absent. */
export function hasLeaveOut(title: Parameters<Rule>[0], leaveOut: LeaveOut): boolean {
  return rules[leaveOut](title)
}
