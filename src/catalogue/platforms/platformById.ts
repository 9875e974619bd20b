import type { Platform } from '#src/domain/platform/platform.ts'
import { platforms } from './platforms.data.ts'

/** A platform by its id, or undefined for a platform that the site does not describe. */
export function platformById(id: string): Platform | undefined {
  return platforms.find((platform) => platform.id === id)
}
