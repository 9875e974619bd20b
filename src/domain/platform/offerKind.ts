import { z } from '#src/domain/schema.ts'

/** How a platform offers a title, in order of preference: `free` is free or ad-supported, `stream` a subscription. */
export const offerKinds = ['stream', 'free', 'rent', 'buy'] as const
export const offerKindSchema = z.enum(offerKinds)
export type OfferKind = z.infer<typeof offerKindSchema>
