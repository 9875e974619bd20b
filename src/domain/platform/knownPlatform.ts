/** The four platforms with a page of their own. `key` is the specification's name, `id` the catalogue's. */
export const knownPlatforms = [
  { key: 'netflix', id: 'netflix', name: 'Netflix' },
  { key: 'disney', id: 'disney-plus', name: 'Disney+' },
  { key: 'prime', id: 'prime-video', name: 'Prime Video' },
  { key: 'hbo', id: 'hbo-max', name: 'HBO Max' },
] as const
export type KnownPlatform = (typeof knownPlatforms)[number]
