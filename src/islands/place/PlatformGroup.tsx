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
    <section className="platform-group mt-12">
      <h2 className="text-2xl">{heading}</h2>
      <ul className="grid gap-3 mt-4 lg:grid-cols-2 lg:gap-4">
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
    <article className="platform grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 h-full p-4 frame rounded-lg bg-ink-1/72 xs:grid-cols-[auto_1fr_auto]">
      <span
        className="grid place-items-center size-12 rounded-sm bg-ink-3 font-display weight-700 text-base/none"
        aria-hidden="true"
      >
        {entry.logo}
      </span>
      <div>
        <h3 className="text-lg track-snug">{entry.name}</h3>
        {entry.marketShare && (
          <p className="badge mt-1 text-md text-text-2 text-pretty">
            {fill(regional.marketShare, { share: entry.marketShare })}
          </p>
        )}
        <p className="mt-1 text-md text-text-2 text-pretty">{entry.description}</p>
      </div>
      <a
        className="btn btn-quiet min-h-10 px-4 rounded-sm text-sm col-span-full justify-self-start xs:col-auto"
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
