/** The four kinds of tonight's wishes, in the order in which they stand. */
export const wishKinds = ['length', 'services', 'languages', 'leaveOut'] as const
export type WishKind = (typeof wishKinds)[number]
