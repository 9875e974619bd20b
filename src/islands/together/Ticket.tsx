import encodeQR from 'qr'
import { type ReactElement, useMemo } from 'react'
import { fill } from '#src/i18n/fill.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'

interface TicketProps {
  readonly code: string
  readonly invitation: string
  readonly words: TogetherIslandWords['together']['lobby']
}

/** Modules of paper around the code that cameras need (ISO/IEC 18004, 9.1). */
const quiet = 4
/** Modules of a finder pattern's side. */
const finder = 7

/** What others come in by: five letters to say, a picture for a camera, and the link. On paper in either scheme. */
export function Ticket({ code, invitation, words }: TicketProps): ReactElement {
  const { host, origin } = window.location
  return (
    <div className="ticket">
      <p className="ticket-code" role="img" aria-label={fill(words.code, { letters: [...code].join(' ') })}>
        {[...code].map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter may stand twice
          <span key={place}>{letter}</span>
        ))}
      </p>
      <Picture text={`${origin}/together/${code}-${invitation}`} label={words.picture} />
      <p className="url">
        {host}/together/
        <wbr />
        {code}
      </p>
    </div>
  )
}

/**
 * A QR code: round dots that grow together along a row, and corners like lamps. In capital letters, which need a smaller
 * code than small ones.
 */
function Picture({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { size, dots, corners } = useMemo(() => {
    // The library draws one module of paper at least.
    const rows = encodeQR(text.toUpperCase(), 'raw', { ecc: 'low', border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1))
    const side = rows.length
    const starts = [
      [0, 0],
      [side - finder, 0],
      [0, side - finder],
    ] as const
    const isCorner = (x: number, y: number): boolean =>
      starts.some(([left, top]) => x >= left && x < left + finder && y >= top && y < top + finder)
    const runs: string[] = []
    rows.forEach((row, y) => {
      for (let x = 0; x < side; x++) {
        if (!row[x] || isCorner(x, y)) continue
        const start = x
        while (row[x + 1] && !isCorner(x + 1, y)) x++
        runs.push(`M${start + 0.5} ${y + 0.5}H${x + 0.51}`)
      }
    })
    return { size: side, dots: runs.join(''), corners: starts }
  }, [text])
  const all = size + 2 * quiet
  return (
    <svg className="qr" viewBox={`${-quiet} ${-quiet} ${all} ${all}`} role="img" aria-label={label}>
      <path d={dots} />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x + 0.5} y={y + 0.5} width={finder - 1} height={finder - 1} rx={1.6} />
          <circle cx={x + finder / 2} cy={y + finder / 2} r={1.5} />
        </g>
      ))}
    </svg>
  )
}
