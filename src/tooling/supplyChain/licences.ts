import satisfies from 'spdx-satisfies'
import type { LockedPackage } from './lockedPackages.ts'

/**
 * Licences under which we take other people's work. Weak copyleft (MPL, LGPL) concerns changes to those files alone, and we change none; of strong
 * copyleft there is nothing.
 */
const accepted = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Packages that say their licence in words that no machine reads (or in their LICENSE file alone), and what they mean by them. */
export const licenceReadings: Readonly<Record<string, string>> = {
  callsite: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  '@netlify/binary-info': 'Apache-2.0',
}

/** What is wrong with the packages' licences. @returns sentences */
export function licenceProblems(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ name, license }) => !isAccepted(licenceReadings[name] ?? license ?? ''))
    .map(
      ({ name, version, license }) => `${name} ${version}: ${license ?? 'no licence'} is not among the accepted ones.`,
    )
}

/** An expression that is none counts as not accepted. */
function isAccepted(expression: string): boolean {
  try {
    return satisfies(expression, accepted)
  } catch {
    return false
  }
}
