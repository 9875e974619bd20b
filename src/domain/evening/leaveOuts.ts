import { z } from '#src/domain/schema.ts'

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
