import { z } from '#src/domain/schema.ts'
import { type FeelId, isFeelId } from './feelId.ts'

export { type FeelId, type FeelWeights, feelIds, isFeelId, weightOf } from './feelId.ts'

export const feelIdSchema = z.custom<FeelId>((value) => typeof value === 'string' && isFeelId(value), {
  error: 'is not in the vocabulary of feels',
})

/** Whether a feel is a spoiler: it reveals how a title ends, and is hidden unless requested. */
export function tellsEnding(feel: FeelId): boolean {
  return feel.endsWith('-ending')
}
