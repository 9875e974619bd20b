import { type Motif, pick } from './motif.ts'
import { circle, mirrored, path, polygon, rectangle, round } from './svg.ts'

/** A setting sun behind bands of haze. */
export const horizon: Motif = ({ random, width, height, inks, id, sky }) => {
  const radius = width * (0.36 + random() * 0.08)
  const x = width * (0.34 + random() * 0.34)
  const y = height * 0.56
  let slats = ''
  let gap = radius * 0.05
  for (let top = y - radius * 0.12; top < y + radius; top += gap + radius * 0.13, gap *= 1.32) {
    slats += rectangle(x - radius, top, radius * 2, gap, '#000')
  }
  return (
    `<mask id="${id}h"><rect width="${round(width)}" height="${round(height)}" fill="#fff"/>${slats}</mask>` +
    circle(x, y, radius, sky, ` mask="url(#${id}h)"`) +
    rectangle(0, y + radius * 1.06, width, height, inks.quiet) +
    rectangle(0, y + radius * 1.06, width, 3, inks.second)
  )
}

/** The beam of a film projector, with dust. */
export const beam: Motif = ({ random, width, height, inks }) => {
  const flip = random() < 0.5
  const [x, y] = [width * 0.13, height * (0.16 + random() * 0.1)]
  const target = height * (0.5 + random() * 0.12)
  const length = width * 1.1
  const cones = (
    [
      [1, inks.quiet],
      [0.66, inks.loud],
      [0.3, inks.second],
    ] as const
  ).map(([spread, ink]) =>
    polygon(
      [
        [x, y - 5],
        [x + length, y + target - height * 0.52 * spread],
        [x + length, y + target + height * 0.52 * spread],
        [x, y + 5],
      ],
      ink,
    ),
  )
  const dust = Array.from({ length: 7 }, () => {
    const along = 0.3 + random() * 0.62
    const across = (random() - 0.5) * height * 0.5 * along
    return circle(x + length * along, y + target * along + across, width * (0.006 + random() * 0.012), inks.ground)
  })
  const lens = circle(x, y, width * 0.075, inks.second) + circle(x, y, width * 0.036, inks.ground)
  return mirrored(flip, width, cones.join('') + dust.join('') + lens)
}

/** A staircase with a lamp at the top. */
export const stairs: Motif = ({ random, width, height, inks }) => {
  const steps = 6 + pick(random, 3)
  const flip = random() < 0.5
  const [tread, rise] = [width / steps, (height * 0.84) / steps]
  let outline = `M0 ${round(height)}`
  let edges = ''
  for (let step = 0; step < steps; step++) {
    const top = height - (step + 1) * rise
    outline += `L${round(step * tread)} ${round(top)}H${round((step + 1) * tread)}`
    edges += rectangle(step * tread, top, tread, rise * 0.3, inks.second)
    edges += rectangle(step * tread, top, tread * 0.2, rise * (step + 1), inks.quiet)
  }
  const lamp = circle(width * 0.24, height * 0.26, width * 0.15, inks.second)
  return mirrored(flip, width, `${lamp}${path(`${outline}V${round(height)}Z`, inks.loud)}${edges}`)
}

/** Layered hills and a sun. */
export const hills: Motif = ({ random, width, height, inks }) => {
  const sun = circle(width * (0.2 + random() * 0.6), height * 0.26, width * 0.13, inks.second)
  const layers = [inks.quiet, inks.second, inks.loud, inks.spark].map((ink, layer) => {
    const y = height * (0.34 + layer * 0.18)
    const start = random() * width - width
    const wave = `q${round(width / 4)} ${round(-height * 0.1)} ${round(width / 2)} 0t${round(width / 2)} 0`
    return path(`M${round(start)} ${round(y)}${wave.repeat(3)}V${round(height + 2)}H${round(-width)}Z`, ink)
  })
  return sun + layers.join('')
}

/** Splinters that fly up from an impact. */
export const splinter: Motif = ({ random, width, height, inks }) => {
  const [x, y] = [width * (0.2 + random() * 0.6), height * (0.7 + random() * 0.2)]
  const reach = Math.hypot(width, height) * 1.1
  const order = [inks.loud, inks.second, inks.loud, inks.quiet]
  let drawn = ''
  let angle = -Math.PI * (0.99 + random() * 0.02)
  for (let index = 0; index < 15 && angle <= 0.02; index++) {
    const spread = Math.PI * (0.028 + random() * 0.06)
    const length = reach * (0.4 + random() * 0.6)
    const end = length * (0.8 + random() * 0.3)
    drawn += polygon(
      [
        [x, y],
        [x + Math.cos(angle) * length, y + Math.sin(angle) * length],
        [x + Math.cos(angle + spread) * end, y + Math.sin(angle + spread) * length],
      ],
      order[index % 4] ?? inks.loud,
    )
    angle += spread + Math.PI * 0.022
  }
  return drawn + rectangle(0, y, width, height - y + 2, inks.loud) + circle(x, y, width * 0.05, inks.spark)
}

/** Rays around a circle, like headlights or a star. */
export const rays: Motif = ({ random, width, height, inks }) => {
  const [x, y] = [width * (0.3 + random() * 0.4), height * 0.5]
  const count = 18
  const reach = Math.hypot(width, height)
  const turn = random()
  const beams = Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * Math.PI * 2
    const end = (offset: number): [number, number] => [
      x + Math.cos(angle + offset) * reach,
      y + Math.sin(angle + offset) * reach,
    ]
    return polygon([[x, y], end(-0.088), end(0.088)], index % 3 ? inks.quiet : inks.loud)
  })
  const star = [0.27, 0.215, 0.085].map((radius, index) =>
    circle(x, y, width * radius, index === 1 ? inks.second : inks.ground),
  )
  return beams.join('') + star.join('')
}

/** A large ringed planet and two small moons. */
export const orbit: Motif = ({ random, width, height, inks, body }) => {
  const radius = width * (0.36 + random() * 0.1)
  const left = random() < 0.5
  const [x, y] = [left ? width * 0.26 : width * 0.74, height * 0.6]
  const tilt = round((left ? -1 : 1) * (16 + random() * 16))
  const turned = ` transform="rotate(${tilt} ${round(x)} ${round(y)})"`
  const rings = [1.34, 1.62].map(
    (factor, index) =>
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radius * factor)}" ry="${round(radius * factor * 0.27)}" fill="none" stroke="${index ? inks.quiet : inks.second}" stroke-width="${index ? 3 : 9}"${turned}/>`,
  )
  const upper = `M${round(x - radius)} ${round(y)}A${round(radius)} ${round(radius)} 0 0 1 ${round(x + radius)} ${round(y)}Z`
  return (
    circle(x, y, radius, body) +
    rings.join('') +
    path(upper, body, turned) +
    circle(left ? width * 0.8 : width * 0.2, height * 0.19, width * 0.075, inks.second) +
    circle(left ? width * 0.6 : width * 0.42, height * 0.1, width * 0.022, inks.spark)
  )
}

/** Nested arches. */
export const gate: Motif = ({ width, height, inks }) => {
  const arches = [inks.quiet, inks.loud, inks.ground, inks.second, inks.ground].map((ink, index) => {
    const half = width * (0.43 - index * 0.082)
    const top = height * (0.05 + index * 0.125)
    const [from, to] = [width / 2 - half, width / 2 + half]
    const outline = `M${round(from)} ${round(height + 2)}V${round(top + half)}A${round(half)} ${round(half)} 0 0 1 ${round(to)} ${round(top + half)}V${round(height + 2)}Z`
    return path(outline, ink)
  })
  return arches.join('') + circle(width / 2, height * 0.71, width * 0.055, inks.spark)
}
