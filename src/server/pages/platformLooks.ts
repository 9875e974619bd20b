import type { RoomPlatform } from '#src/api/roomPack.ts'
import { platforms } from '#src/catalogue/platforms/platforms.data.ts'

/** All platforms that the site describes, as wishes show them. */
export function platformLooks(): readonly RoomPlatform[] {
  return platforms.map(({ id, name, logo, colour }) => ({ id, name, logo, colour }))
}
