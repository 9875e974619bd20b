import { circle, rectangle, round } from '#src/components/posters/svg.ts'
import type { LampColours } from './lampColours.ts'

/** A lamp that hangs from `top`, with the centre of its globe at `x`, `y`; all in pixels. */
export interface Pendant {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly top: number
  readonly radius: number
  readonly light: LampColours
}

const stop = (at: number, colour: string, opacity: number): string =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`

/**
 * A pendant lamp as SVG: the light below it, its halo, the cord and the glass globe. `id` must be unique in the image.
 */
export function drawPendant({ id, x, y, top, radius, light: { glow, accent, edge } }: Pendant): string {
  const cap = radius * 0.19
  return (
    `<radialGradient id="${id}f">${stop(0, glow, 0.4)}${stop(0.35, glow, 0.2)}${stop(0.7, glow, 0.05)}${stop(1, glow, 0)}</radialGradient>` +
    `<radialGradient id="${id}h">${stop(0, glow, 0.6)}${stop(0.36, glow, 0.22)}${stop(0.7, glow, 0.06)}${stop(1, glow, 0)}</radialGradient>` +
    `<radialGradient id="${id}g" cx=".5" cy=".4" r=".62">${stop(0, 'white', 0.95)}${stop(0.12, accent, 0.95)}${stop(0.34, glow, 0.9)}${stop(0.75, glow, 0.62)}${stop(1, glow, 0.42)}</radialGradient>` +
    `<linearGradient id="${id}c" gradientUnits="userSpaceOnUse" x1="0" y1="${round(top)}" x2="0" y2="${round(y - radius)}">${stop(0, edge, 1)}${stop(1, accent, 1)}</linearGradient>` +
    `<ellipse cx="${round(x)}" cy="${round(y + radius * 1.5)}" rx="${round(radius * 2.5)}" ry="${round(radius * 3.4)}" fill="url(#${id}f)"/>` +
    circle(x, y, radius * 3.2, `url(#${id}h)`) +
    rectangle(x - radius * 0.01 - 0.5, top, radius * 0.02 + 1, y - radius - top, `url(#${id}c)`) +
    rectangle(x - cap, y - radius - radius * 0.11, cap * 2, radius * 0.13, edge, ` rx="${round(radius * 0.05)}"`) +
    circle(x, y, radius, `url(#${id}g)`, ` stroke="${accent}" stroke-opacity=".75" stroke-width="1.5"`)
  )
}
