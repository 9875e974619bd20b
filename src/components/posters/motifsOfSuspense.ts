import { type Motif, pick } from './motif.ts'
import { circle, path, polygon, rectangle, round } from './svg.ts'

/** Nested keyholes. */
export const keyhole: Motif = ({ random, width, height, inks }) => {
  const [x, y] = [width * (0.4 + random() * 0.2), height * 0.34]
  const unit = Math.min(height, width * 1.2)
  const hole = (scale: number): string => {
    const [radius, base, long] = [unit * 0.15 * scale, unit * 0.25 * scale, unit * 0.42 * scale]
    const shoulder = round(y + radius * 0.8)
    const foot = round(y + long * 1.15)
    return `M${round(x - radius * 0.52)} ${shoulder}A${round(radius)} ${round(radius)} 0 1 1 ${round(x + radius * 0.52)} ${shoulder}L${round(x + base * 0.72)} ${foot}H${round(x - base * 0.72)}Z`
  }
  const layers = [
    [2.9, inks.quiet],
    [2.35, inks.ground],
    [1.8, inks.loud],
    [1.35, inks.ground],
    [0.95, inks.second],
  ] as const
  return layers.map(([scale, ink]) => path(hole(scale), ink)).join('')
}

/** Light through a Venetian blind. */
export const blinds: Motif = ({ random, width, height, inks }) => {
  const slats = 11
  const step = height / slats
  const slope = (random() < 0.5 ? 1 : -1) * (0.3 + random() * 0.3)
  const lean = step * 0.6 * slope
  return Array.from({ length: slats }, (_, index) => {
    const y = index * step
    const x = width * 0.25 + (index - slats / 2) * step * slope
    const lit: [number, number][] = [
      [x, y],
      [x + width * 0.52, y],
      [x + width * 0.52 + lean, y + step * 0.6],
      [x + lean, y + step * 0.6],
    ]
    return rectangle(0, y, width, step * 0.6, inks.quiet) + polygon(lit, index % 5 === 2 ? inks.second : inks.loud)
  }).join('')
}

/** Narrow slits, one of which is an open eye. */
export const slit: Motif = ({ random, width, height, inks }) => {
  const count = 5
  const gap = width / count
  const watching = pick(random, count)
  return Array.from({ length: count }, (_, index) => {
    const awake = index === watching
    const x = gap * (index + 0.5)
    const half = (height * (0.62 + random() * 0.3)) / 2
    const belly = gap * (awake ? 0.47 : 0.2 + random() * 0.16)
    const y = height / 2 + (random() - 0.5) * height * 0.08
    const lid = `M${round(x)} ${round(y - half)}Q${round(x + belly * 2)} ${round(y)} ${round(x)} ${round(y + half)}Q${round(x - belly * 2)} ${round(y)} ${round(x)} ${round(y - half)}Z`
    const eye = awake ? circle(x, y, belly * 0.62, inks.ground) + circle(x, y, belly * 0.2, inks.second) : ''
    return path(lid, awake ? inks.second : inks.loud) + eye
  }).join('')
}

/** A halftone of dots around a bright or dark spot. */
export const halftone: Motif = ({ random, width, height, inks }) => {
  const columns = 9
  const step = width / columns
  const [x, y] = [width * (0.2 + random() * 0.6), height * (0.3 + random() * 0.4)]
  const inverted = random() < 0.5
  let drawn = ''
  for (let row = 0; row <= Math.round(height / step); row++) {
    for (let column = 0; column < columns; column++) {
      const [dotX, dotY] = [(column + 0.5) * step, (row + 0.5) * step]
      const distance = Math.min(1, Math.hypot(dotX - x, (dotY - y) * 0.85) / (width * 0.72))
      const radius = step * (0.07 + 0.44 * (inverted ? distance : 1 - distance))
      if (dotY - radius < height) drawn += circle(dotX, dotY, radius, distance < 0.3 ? inks.second : inks.loud)
    }
  }
  return drawn
}
