import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import type { RegionalWords } from '#src/i18n/islandWords.ts'
import { $pageLocale } from '#src/stores/audience.ts'
import { $platforms } from '#src/stores/platforms.ts'
import { loading } from '#src/stores/question.ts'
import { PlatformGroup } from './PlatformGroup.tsx'

interface RegionalPlatformsProps {
  readonly locale: Locale
  readonly words: RegionalWords
}

/** The services of the visitor's country: local ones, if any, and international ones. Renders nothing on failure. */
export function RegionalPlatforms({ locale, words }: RegionalPlatformsProps): ReactElement | null {
  const state = useStore($platforms, { ssr: () => loading })
  useEffect(() => $pageLocale.set(locale), [locale])
  const { regional } = words
  if (state.status === 'loading') {
    return (
      <p className="needs-script mt-8 text-text-2" role="status">
        {regional.loading}
      </p>
    )
  }
  if (state.status === 'failed') return null
  const { local, international } = state.answer
  return (
    <>
      {local.length > 0 && <PlatformGroup heading={regional.local} entries={local} words={words} />}
      <PlatformGroup heading={regional.global} entries={international} words={words} />
      <p className="note">{regional.note}</p>
    </>
  )
}
