import type { MoodId } from '#src/domain/mood.ts'

/** What a lamp gives off: its light, the text that it lights, and the edges that it catches. */
export interface LampLight {
  readonly glow: string
  readonly accent: string
  readonly edge: string
}

/** The dark room's colours: those of styles/tokens.css in sRGB, because what rasterises the images does not read oklch(). */
export const room = {
  ink: '#0e0a08',
  line: '#f9edd9',
  text: '#f4f0e7',
  quietText: '#c2bdb4',
} as const

/** Without a mood. */
export const houseLight: LampLight = { glow: '#d6b082', accent: '#eddcbd', edge: '#635646' }

/** The eight lamps in the dark room. */
export const lampLights: Readonly<Record<MoodId, LampLight>> = {
  laugh: { glow: '#fea91e', accent: '#ffc250', edge: '#835a18' },
  romantic: { glow: '#f74579', accent: '#ff91aa', edge: '#90394e' },
  calm: { glow: '#2bbe9b', accent: '#74dfbf', edge: '#256555' },
  cry: { glow: '#2461e9', accent: '#85b7fa', edge: '#2c529a' },
  mindless: { glow: '#a5d122', accent: '#c4e551', edge: '#526624' },
  escape: { glow: '#924be8', accent: '#c7a3f9', edge: '#634590' },
  adrenaline: { glow: '#fa4314', accent: '#ff9369', edge: '#973e26' },
  educational: { glow: '#78d8ed', accent: '#abe6f3', edge: '#3f6b76' },
}
