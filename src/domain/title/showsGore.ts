import type { Title } from './title.ts'

/** Whether a title shows blood: because it is about it, or besides, as its heads-up says. */
export function showsGore({ headsUp, feels }: Pick<Title, 'headsUp' | 'feels'>): boolean {
  return feels.includes('blood-and-gore') || headsUp?.includes('gore') === true
}
