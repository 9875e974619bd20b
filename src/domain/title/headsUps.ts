/** What a viewer may want to know of before. */
export const headsUps = ['animal-death', 'child-illness', 'sexual-violence', 'suicide'] as const
