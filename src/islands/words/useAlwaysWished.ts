import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { readTonight } from '#src/domain/evening/tonight.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import type { AlwaysWished } from '#src/stores/byWish.ts'
import { $countryCode } from '#src/stores/location.ts'
import { hasStoredEvening } from '#src/stores/ownMarks.ts'

/** What the address wishes for tonight, or else what the visitor has set to hold from evening to evening. */
export function useAlwaysWished(): AlwaysWished | null {
  const country = useStore($countryCode, { ssr: () => null })
  const [wished, setWished] = useState<AlwaysWished | null>(null)
  useEffect(() => {
    let isCurrent = true
    void wishedAlways(country).then((one) => isCurrent && setWished(one))
    return () => {
      isCurrent = false
    }
  }, [country])
  return wished
}

async function wishedAlways(country: CountryCode | null): Promise<AlwaysWished> {
  const said = readTonight(new URLSearchParams(window.location.search))
  const isSaid = said.on.length + said.lang.length + said.from.length + said.not.length > 0 || said.max !== null
  if (isSaid || !hasStoredEvening()) return said
  const kept = await import('#src/stores/eveningSettings.ts').catch(() => null)
  if (!kept) return said
  const on = country ? kept.keptServices(country) : []
  const rent = on.length > 0 && !kept.$keepsOnlyIncluded.get()
  return { ...said, on, rent, lang: kept.$keptLanguages.get(), not: kept.$keptLeaveOuts.get() }
}

/** Whether anything is wished that the page in the HTML does not know of. */
export function isAnythingWished({ max, on, lang, from, not }: AlwaysWished): boolean {
  return max !== null || on.length + lang.length + from.length + not.length > 0
}
