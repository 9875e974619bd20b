import { type MoodId, moodIds } from '#src/domain/mood/mood.ts'

/** A lamp's colour in four steps, and its hue in degrees (OKLCH). */
interface Light {
  readonly deep: string
  readonly mid: string
  readonly bright: string
  readonly pale: string
  readonly hue: number
}

const lights: Readonly<Record<MoodId, Light>> = {
  laugh: light('.37 .085 62', '.69 .165 58', '.84 .165 82', '.95 .06 92', 62),
  romantic: light('.33 .125 8', '.59 .205 12', '.76 .14 4', '.92 .04 12', 8),
  calm: light('.33 .062 176', '.57 .105 174', '.81 .12 170', '.95 .035 168', 174),
  cry: light('.28 .12 266', '.49 .195 263', '.74 .115 254', '.93 .03 250', 264),
  mindless: light('.36 .085 132', '.64 .165 130', '.88 .185 118', '.96 .07 116', 130),
  escape: light('.29 .125 296', '.52 .205 298', '.75 .135 304', '.93 .04 306', 298),
  adrenaline: light('.34 .115 32', '.6 .215 32', '.75 .165 46', '.93 .045 52', 34),
  educational: light('.32 .06 232', '.6 .105 226', '.86 .08 212', '.96 .025 210', 226),
}

function light(deep: string, mid: string, bright: string, pale: string, hue: number): Light {
  return { deep: `oklch(${deep})`, mid: `oklch(${mid})`, bright: `oklch(${bright})`, pale: `oklch(${pale})`, hue }
}

/** The colours of one poster, from the strongest to the weakest. */
export interface Palette {
  readonly ground: string
  readonly loud: string
  readonly second: string
  readonly quiet: string
  readonly spark: string
  readonly title: string
  /** A gradient from top to bottom, between the colours of the two moods. */
  readonly sky: readonly [string, string]
}

const cream = 'oklch(.945 .022 86)'

/**
 * One of five palettes of two moods: night, lit, paper, bright and two-colour.
 * @param mood the strongest mood
 * @param other the second mood; if it is the same, one of the next moods in `moodIds` takes its place
 * @param seed picks the palette
 */
export function paletteFor(mood: MoodId, other: MoodId, seed: number): Palette {
  const neighbour = moodIds[(moodIds.indexOf(mood) + 2 + (seed % 5)) % moodIds.length] ?? mood
  const a = lights[mood]
  const b = lights[other === mood ? neighbour : other]
  const ink = `oklch(.165 .028 ${a.hue})`
  const dark = (lightness: number, chroma: number): string => `oklch(${lightness} ${chroma} ${a.hue})`
  const night: Palette = {
    ground: ink,
    loud: a.mid,
    second: b.bright,
    quiet: a.deep,
    spark: cream,
    title: cream,
    sky: [b.bright, a.mid],
  }
  const others: readonly Palette[] = [
    { ...night, ground: a.deep, loud: a.bright, quiet: a.mid, sky: [b.bright, a.bright] },
    {
      ground: cream,
      loud: a.mid,
      second: b.deep,
      quiet: b.bright,
      spark: ink,
      title: dark(0.2, 0.04),
      sky: [a.mid, b.mid],
    },
    {
      ground: a.bright,
      loud: dark(0.22, 0.05),
      second: cream,
      quiet: a.mid,
      spark: b.bright,
      title: dark(0.19, 0.04),
      sky: [a.pale, a.mid],
    },
    {
      ground: b.deep,
      loud: a.bright,
      second: a.pale,
      quiet: b.mid,
      spark: a.pale,
      title: a.pale,
      sky: [a.bright, b.mid],
    },
  ]
  const choice = (seed >>> 3) % (others.length + 1)
  return choice === 0 ? night : (others[choice - 1] ?? night)
}
