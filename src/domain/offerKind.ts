import { z } from './schema.ts'

/** How a service offers a title. */
export const offerKinds = ['stream', 'free', 'rent', 'buy'] as const
export const offerKindSchema = z.enum(offerKinds)
export type OfferKind = z.infer<typeof offerKindSchema>
