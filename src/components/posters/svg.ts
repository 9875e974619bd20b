/** Builders for SVG text. Numbers are rounded to one decimal; posters have a view box of 400 by 600. */

export type Point = readonly [x: number, y: number]

export const round = (value: number): number => Math.round(value * 10) / 10

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  circle(x, y, radius, 'none', ` stroke="${stroke}" stroke-width="${round(width)}"`)

export const rectangle = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`

export const path = (data: string, fill: string, more = ''): string => `<path d="${data}" fill="${fill}"${more}/>`

export const polygon = (points: readonly Point[], fill: string): string =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill)

/** A group that mirrors a drawing of the given width, or leaves it as it is. */
export const mirrored = (yes: boolean, width: number, content: string): string =>
  yes ? `<g transform="translate(${round(width)} 0) scale(-1 1)">${content}</g>` : `<g>${content}</g>`
