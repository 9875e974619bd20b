import type { Platform } from '#src/domain/platform/platform.ts'
import { platforms } from './platforms.data.ts'

/** A platform by its id, or undefined for a platform that the site does not describe. */
export function platformById(id: string): Platform | undefined {
  return platforms.find((platform) => platform.id === id)
}

const neutralColour = '#4a4a4f'

/** The look of a platform that the site does not know: its initials on grey. */
export function plainLook(name: string): Pick<Platform, 'logo' | 'colour'> {
  const words = name.split(/[\s+&-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0] ?? '') : [name.slice(0, 2)]
  return { logo: letters.join('').toUpperCase() || 'TV', colour: neutralColour }
}
