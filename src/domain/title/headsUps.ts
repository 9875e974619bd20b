/**
 * What a viewer may want to know of before. `gore` is for titles that show it without being about it: those carry the
 * feel `blood-and-gore`. Packed by place (api/roomPack.ts), so that new ones come last.
 */
export const headsUps = ['animal-death', 'child-illness', 'sexual-violence', 'suicide', 'gore'] as const
