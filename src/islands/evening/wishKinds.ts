/** The four kinds of wishes, in the order in which they stand. */
export const wishKinds = ['length', 'services', 'languages', 'leaveOut'] as const
export type WishKind = (typeof wishKinds)[number]

/** The id of a wish's popover, which its button opens once it has been loaded. */
export const sheetId = (kind: WishKind): string => `wish-${kind}`
