import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { readTonight } from '#src/domain/evening/tonight.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import type { AlwaysWished } from '#src/stores/byWish.ts'
import { $countryCode } from '#src/stores/location.ts'
import { hasStoredEvening } from '#src/stores/ownMarks.ts'
import { $tonight, startTonight } from '#src/stores/tonight.ts'

/** What holds for a list beside what was said. */
export interface Always {
  readonly wished: AlwaysWished
  /** Whether the page's HTML was drawn with it. */
  readonly isInHtml: boolean
}

/**
 * What the address wishes for tonight, nudges among it, or else what the visitor has set to hold from evening to
 * evening; null until that is known.
 */
export function useAlwaysWished(): Always | null {
  const country = useStore($countryCode, { ssr: () => null })
  const tonight = useStore($tonight, { ssr: 'initial' })
  const [always, setAlways] = useState<Always | null>(null)
  const inHtml = useRef<string | null>(null)
  useEffect(startTonight, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says tonight's wishes.
  useEffect(() => {
    let isCurrent = true
    inHtml.current ??= JSON.stringify(ofAddress())
    void wishedAlways(country).then((wished) => {
      if (isCurrent) setAlways({ wished, isInHtml: JSON.stringify(wished) === inHtml.current })
    })
    return () => {
      isCurrent = false
    }
  }, [country, tonight])
  return always
}

function ofAddress(): AlwaysWished {
  const { until: _, ...wished } = readTonight(new URLSearchParams(window.location.search))
  return wished
}

async function wishedAlways(country: CountryCode | null): Promise<AlwaysWished> {
  const said = ofAddress()
  const isSaid = said.on.length + said.lang.length + said.from.length + said.not.length > 0 || said.max !== null
  if (isSaid || !hasStoredEvening()) return said
  const kept = await import('#src/stores/eveningSettings.ts').catch(() => null)
  if (!kept) return said
  const on = country ? kept.keptServices(country) : []
  const rent = on.length > 0 && !kept.$keepsOnlyIncluded.get()
  return { ...said, on, rent, lang: kept.$keptLanguages.get(), not: kept.$keptLeaveOuts.get() }
}
