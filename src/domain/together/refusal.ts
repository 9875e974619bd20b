import { z } from '#src/domain/schema.ts'

/** Why an act did nothing. The view beside it says how things stand. */
export const refusals = [
  /** The title, the round or the phase that was meant is over. */
  'late',
  /** Only who leads the room may. */
  'not-leading',
  /** Alone in the room: at least two vote. */
  'alone',
  /** No candidate is left that all can watch and nobody ruled out. */
  'none-left',
  /** The veto is spent. */
  'no-veto',
] as const
export const refusalSchema = z.enum(refusals)
export type Refusal = z.infer<typeof refusalSchema>
