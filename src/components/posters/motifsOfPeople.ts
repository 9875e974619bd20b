import { type Motif, pick } from './motif.ts'
import { circle, mirrored, path, polygon, rectangle, ring, round } from './svg.ts'

/** Concentric rings that rise from the bottom edge. */
export const arcs: Motif = ({ random, width, height, inks }) => {
  const side = pick(random, 3)
  const x = [width / 2, 0, width][side] ?? 0
  const rings = 5 + pick(random, 2)
  const reach = side > 0 ? Math.hypot(width, height) * 0.86 : Math.max(width * 0.5, height * 0.92)
  return Array.from({ length: rings }, (_, index) => {
    const innermost = index === rings - 1
    const fill = innermost || index === 2 ? inks.second : index % 2 ? inks.ground : inks.loud
    return circle(x, height, reach * (1 - index / rings), fill)
  }).join('')
}

/** A row of bouncing balls that get smaller. */
export const balls: Motif = ({ width, height, inks }) => {
  const base = height * 0.98
  let drawn = ''
  let x = -width * 0.1
  for (let index = 0; x < width * 1.05; index++) {
    const radius = width * (0.27 - index * 0.055)
    if (radius < 14) break
    drawn += circle(
      x + radius,
      base - radius - (index % 2 ? height * 0.2 : 0),
      radius,
      index % 2 ? inks.second : inks.loud,
    )
    x += radius * 1.72
  }
  return drawn + rectangle(0, base, width, height, inks.loud)
}

/** Upright bars with round tops, like an equalizer. */
export const bars: Motif = ({ random, width, height, inks }) => {
  const count = 6 + pick(random, 2)
  const bar = width / count
  const order = [inks.loud, inks.second, inks.quiet, inks.loud, inks.quiet, inks.second, inks.loud, inks.second]
  return Array.from({ length: count }, (_, index) => {
    const tall = height * (0.38 + 0.6 * Math.abs(Math.sin(index * 1.27 + random() * 0.7 + 0.4)))
    const half = round(bar / 2)
    const outline = `M${round(index * bar)} ${round(height)}V${round(height - tall + bar / 2)}a${half} ${half} 0 0 1 ${round(bar)} 0V${round(height)}Z`
    return path(outline, order[index] ?? inks.loud)
  }).join('')
}

/** Building blocks: circles, squares and quarter circles. */
export const tiles: Motif = ({ random, width, height, inks }) => {
  const columns = 4
  const tile = width / columns
  const order = [inks.loud, inks.second, inks.quiet, inks.loud, inks.second]
  let drawn = ''
  for (let row = 0; row < Math.ceil(height / tile); row++) {
    for (let column = 0; column < columns; column++) {
      const shape = random()
      const fill = order[pick(random, order.length)] ?? inks.loud
      const x = column * tile
      const y = height - (row + 1) * tile
      if (random() < 0.1 + 0.13 * row) continue
      if (shape < 0.2) drawn += circle(x + tile / 2, y + tile / 2, tile / 2, fill)
      else if (shape < 0.34) drawn += rectangle(x, y, tile, tile, fill)
      else {
        const quarter = `M${round(x)} ${round(y)}h${round(tile)}a${round(tile)} ${round(tile)} 0 0 1 ${round(-tile)} ${round(tile)}Z`
        const turn = `rotate(${pick(random, 4) * 90} ${round(x + tile / 2)} ${round(y + tile / 2)})`
        drawn += path(quarter, fill, ` transform="${turn}"`)
      }
    }
  }
  return drawn
}

/** Light from an open door, and a person's silhouette. */
export const door: Motif = ({ random, width, height, inks }) => {
  const flip = random() < 0.5
  const floor = height * 0.64
  const x = width * (0.2 + random() * 0.14)
  const wide = width * 0.25
  const tall = height * 0.5
  const figure = height * 0.13
  const standing = x + wide * 1.75
  const feet = floor + height * 0.15
  const drawn = [
    rectangle(0, floor, width, height - floor + 2, inks.quiet),
    polygon(
      [
        [x, floor],
        [x + wide, floor],
        [x + wide * 3.1, height + 2],
        [x + wide * 0.25, height + 2],
      ],
      inks.second,
    ),
    rectangle(x, floor - tall, wide, tall, inks.second),
    polygon(
      [
        [x, floor - tall],
        [x - wide * 0.42, floor - tall - height * 0.045],
        [x - wide * 0.42, floor + height * 0.07],
        [x, floor],
      ],
      inks.loud,
    ),
    polygon(
      [
        [standing - figure * 0.2, feet],
        [standing + figure * 0.2, feet],
        [standing + figure * 1.6, height + 2],
        [standing + figure * 0.7, height + 2],
      ],
      inks.loud,
    ),
    rectangle(
      standing - figure * 0.22,
      feet - figure * 1.5,
      figure * 0.44,
      figure * 1.5,
      inks.loud,
      ` rx="${round(figure * 0.22)}"`,
    ),
    circle(standing, feet - figure * 1.82, figure * 0.24, inks.loud),
  ]
  return mirrored(flip, width, drawn.join(''))
}

/** Nested contour lines. */
export const contour: Motif = ({ random, width, height, inks }) => {
  const x = width * (0.3 + random() * 0.4)
  const y = height * (0.45 + random() * 0.2)
  const phase = random() * 6.3
  const other = random() * 6.3
  const lines = 9
  // Enough for waves of two and three to a turn. Each point costs bytes in every list that shows the poster.
  const steps = 12
  // The spline stays inside its control points.
  const outwards = 1 / Math.cos(Math.PI / steps)
  return Array.from({ length: lines }, (_, line) => {
    const reach = width * 0.65 * outwards * (1 - line / lines)
    const points = Array.from({ length: steps }, (__, step): [number, number] => {
      const angle = (step / steps) * Math.PI * 2
      const wobble = 0.15 * Math.sin(2 * angle + phase) + 0.09 * Math.sin(3 * angle + other + line * 0.16)
      const radius = reach * (1 + wobble)
      return [x + line * 5 + Math.cos(angle) * radius, y - line * 6 + Math.sin(angle) * radius * 1.06]
    })
    const fill = line === lines - 1 ? inks.second : line % 2 ? inks.ground : line > 4 ? inks.second : inks.loud
    return path(smooth(points), fill)
  }).join('')
}

/** Every sixth segment states its control point, so that accumulated rounding errors stay below one unit. */
const namedPoints = 6

/**
 * A closed quadratic spline through the midpoints of `points`, which are its control points. A midpoint is equally far
 * from the points before and after it, so most control points are the reflection of the one before (`T`) and can be
 * omitted.
 */
function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[index % points.length] ?? [0, 0]
  const middle = (index: number) => {
    const [ax, ay] = at(index)
    const [bx, by] = at(index + 1)
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`
  }
  const stretches = points.map((_, index) =>
    index % namedPoints === 0
      ? `Q${round(at(index + 1)[0])} ${round(at(index + 1)[1])} ${middle(index + 1)}`
      : `T${middle(index + 1)}`,
  )
  return `M${middle(0)}${stretches.join('')}Z`
}

/** Two overlapping circles with a lit intersection. */
export const vesica: Motif = ({ random, width, height, inks, id }) => {
  const radius = Math.min(width * 0.4, height * 0.41)
  const apart = radius * (0.34 + random() * 0.3)
  const lift = (random() - 0.5) * radius * 0.4
  const x = width / 2
  const y = height / 2
  const clip = `<clipPath id="${id}x"><circle cx="${round(x - apart)}" cy="${round(y - lift)}" r="${round(radius)}"/></clipPath>`
  return (
    circle(x - apart, y - lift, radius, inks.loud) +
    circle(x + apart, y + lift, radius, inks.second) +
    clip +
    circle(x + apart, y + lift, radius, inks.spark, ` clip-path="url(#${id}x)"`)
  )
}

/** Four parallel bands in a wave. */
export const ribbon: Motif = ({ random, width, height, inks }) => {
  const way = random() < 0.5 ? 1 : -1
  const band = width * 0.135
  const sway = width * (0.17 + random() * 0.08)
  return [inks.loud, inks.second, inks.quiet, inks.spark]
    .map((ink, index) => {
      const x = (offset: number) => round(width / 2 + way * offset + (index - 1.5) * band)
      const [near, far, back] = [x(-sway), x(sway), x(-sway * 0.8)]
      const curve = `M${near} -10C${near} ${round(height * 0.3)} ${far} ${round(height * 0.22)} ${far} ${round(height * 0.52)}S${back} ${round(height * 0.8)} ${back} ${round(height + 12)}`
      return path(curve, 'none', ` stroke="${ink}" stroke-width="${round(band + 1)}"`)
    })
    .join('')
}

/** Two sets of ripples, one in front of the other. */
export const ripple: Motif = ({ random, width, height, inks, id }) => {
  const step = Math.max(width, height) * 0.062
  const [upper, lower] = [height * (0.28 + random() * 0.2), height * (0.58 + random() * 0.2)]
  const left = width * (random() < 0.5 ? 0.24 : 0.76)
  const right = width - left
  const pond = step * 6.1
  const wave = (x: number, y: number, index: number, ink: string) =>
    ring(x, y, step * (index * 1.5 - 0.9), ink, step * 0.74)
  const far = Array.from({ length: 7 }, (_, index) => wave(left, upper, 7 - index, inks.loud)).join('')
  const near = Array.from({ length: 4 }, (_, index) =>
    wave(right, lower, 4 - index, index === 3 ? inks.spark : inks.second),
  ).join('')
  return `${far}<clipPath id="${id}r"><circle cx="${round(right)}" cy="${round(lower)}" r="${round(pond)}"/></clipPath>${circle(right, lower, pond, inks.ground)}${near}`
}
