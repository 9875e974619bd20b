import type { ReactElement } from 'react'
import type { PlatformEntry } from '#src/api/items.ts'
import { fill } from '#src/i18n/fill.ts'
import type { RegionalWords } from '#src/i18n/islandWords.ts'

interface PlatformGroupProps {
  readonly heading: string
  readonly entries: readonly PlatformEntry[]
  readonly words: RegionalWords
}

/** A heading and its streaming services, each with a description and a link to its website. */
export function PlatformGroup({ heading, entries, words }: PlatformGroupProps): ReactElement {
  return (
    <section className="platform-group">
      <h2>{heading}</h2>
      <ul className="platforms">
        {entries.map((entry) => (
          <li key={entry.name}>
            <PlatformCard entry={entry} words={words} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlatformCard({
  entry,
  words,
}: {
  readonly entry: PlatformEntry
  readonly words: RegionalWords
}): ReactElement {
  const { regional } = words
  return (
    <article className="platform">
      <span className="mono" aria-hidden="true">
        {entry.logo}
      </span>
      <div>
        <h3>{entry.name}</h3>
        {entry.marketShare && <p className="badge">{fill(regional.marketShare, { share: entry.marketShare })}</p>}
        <p>{entry.description}</p>
      </div>
      <a
        className="btn btn-quiet btn-sm"
        href={entry.website}
        target="_blank"
        rel="noopener"
        aria-label={fill(regional.visitName, { name: entry.name })}
      >
        {regional.visit}
      </a>
    </article>
  )
}
