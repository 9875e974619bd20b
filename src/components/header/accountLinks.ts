import type { Locale } from '#src/domain/place/locale.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { localePath } from '#src/i18n/paths.ts'
import { missingSignInSettings } from '#src/server/account/missingSignInSettings.ts'
import type { Env } from '#src/server/env.ts'

export interface AccountLink {
  /** For whom the link is shown: see layouts/headScript.ts. */
  readonly state: 'in' | 'out'
  readonly href: string
  readonly name: string
}

/**
 * The header's links to the profile and to the sign-in; none if the sign-in is configured in a way that can only fail.
 */
export function accountLinks(locale: Locale, config: Env): AccountLink[] {
  if (missingSignInSettings(config) !== null) return []
  const { nav } = dictionaryOf(locale)
  const profile = localePath(locale, '/profile/')
  return [
    { state: 'in', href: profile, name: nav.profile },
    { state: 'out', href: `/api/login?returnTo=${encodeURIComponent(profile)}`, name: nav.signIn },
  ]
}
