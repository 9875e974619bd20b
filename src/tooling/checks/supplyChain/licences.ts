import satisfies from 'spdx-satisfies'
import type { LockedPackage } from './lockedPackages.ts'

/**
 * Accepted licences of dependencies. Weak copyleft (MPL, LGPL) applies to modifications of the licensed files only, and
 * none are modified; strong copyleft is not accepted.
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

/** Overrides for packages whose licence field is missing (LICENSE file only) or not a valid SPDX expression. */
export const licenceReadings: Readonly<Record<string, string>> = {
  callsite: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  '@netlify/binary-info': 'Apache-2.0',
}

/** Finds packages with a licence that is not accepted. @returns a sentence per package */
export function licenceProblems(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ name, license }) => !isAccepted(licenceReadings[name] ?? license ?? ''))
    .map(
      ({ name, version, license }) => `${name} ${version}: ${license ?? 'no licence'} is not among the accepted ones.`,
    )
}

/** False for invalid SPDX expressions. */
function isAccepted(expression: string): boolean {
  try {
    return satisfies(expression, accepted)
  } catch {
    return false
  }
}
