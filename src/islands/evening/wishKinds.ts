import type { WishKind } from '#src/domain/evening/wishKind.ts'

/** A popover for one kind of wish, or the sheet that has all four: in a narrow window one opening does for all. */
export type SheetName = WishKind | 'all'

/** The id of a popover, which its buttons open once it has been loaded. */
export const sheetId = (name: SheetName): string => `wish-${name}`
