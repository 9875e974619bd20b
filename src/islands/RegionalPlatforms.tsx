import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect } from 'react'
import type { PlatformEntry } from '#src/api/items.ts'
import type { Locale } from '#src/domain/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import type { RegionalWords } from '#src/i18n/islandWords.ts'
import { $pageLocale } from '#src/stores/pageLocale.ts'
import { $platforms, type PlatformsState } from '#src/stores/platforms.ts'

interface RegionalPlatformsProps {
  readonly locale: Locale
  readonly words: RegionalWords
}

const loading: PlatformsState = { status: 'loading' }

/** The services of the visitor's country: those at home there, if any, and those of the world. Nothing when there is no data. */
export function RegionalPlatforms({ locale, words }: RegionalPlatformsProps): ReactElement | null {
  const state = useStore($platforms, { ssr: () => loading })
  useEffect(() => $pageLocale.set(locale), [locale])
  const { regional } = words
  if (state.status === 'loading') {
    return (
      <p className="loading" role="status">
        {regional.loading}
      </p>
    )
  }
  if (state.status === 'failed') return null
  const { local, international } = state.platforms
  return (
    <>
      {local.length > 0 && <Group heading={regional.local} entries={local} words={words} />}
      <Group heading={regional.global} entries={international} words={words} />
      <p className="note">{regional.note}</p>
    </>
  )
}

interface GroupProps {
  readonly heading: string
  readonly entries: readonly PlatformEntry[]
  readonly words: RegionalWords
}

function Group({ heading, entries, words }: GroupProps): ReactElement {
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
