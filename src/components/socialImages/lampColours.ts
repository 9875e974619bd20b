import type { MoodId } from '#src/domain/mood/mood.ts'

/** The colours of a lamp: its light, text in that light, and borders. */
export interface LampColours {
  readonly glow: string
  readonly accent: string
  readonly edge: string
}

/** The colours of the dark scheme in styles/moods.css as sRGB, because the rasteriser does not support oklch(). */
export const room = {
  ink: '#0e0a08',
  line: '#f9edd9',
  text: '#f4f0e7',
  quietText: '#c2bdb4',
} as const

/** The colours without a mood. */
export const defaultColours: LampColours = { glow: '#d6b082', accent: '#eddcbd', edge: '#635646' }

/** The colours of the moods in the dark scheme. */
export const lampColours: Readonly<Record<MoodId, LampColours>> = {
  laugh: { glow: '#fea91e', accent: '#ffc250', edge: '#835a18' },
  romantic: { glow: '#f74579', accent: '#ff91aa', edge: '#90394e' },
  calm: { glow: '#2bbe9b', accent: '#74dfbf', edge: '#256555' },
  cry: { glow: '#2461e9', accent: '#85b7fa', edge: '#2c529a' },
  mindless: { glow: '#a5d122', accent: '#c4e551', edge: '#526624' },
  escape: { glow: '#924be8', accent: '#c7a3f9', edge: '#634590' },
  adrenaline: { glow: '#fa4314', accent: '#ff9369', edge: '#973e26' },
  educational: { glow: '#78d8ed', accent: '#abe6f3', edge: '#3f6b76' },
}
