import { describe, expect, it } from 'vitest'
import { installScriptProblems } from './installScripts.ts'
import { licenceProblems } from './licences.ts'
import type { LockedPackage } from './lockedPackages.ts'

const locked = (name: string, more: Partial<LockedPackage> = {}): LockedPackage => ({
  name,
  version: '1.0.0',
  license: 'MIT',
  hasInstallScript: false,
  ...more,
})

describe('install scripts', () => {
  const reasons = { node: 'is the runtime' }
  const node = locked('node', { hasInstallScript: true })

  it('may be there for a reason', () => {
    expect(installScriptProblems([node, locked('zod')], { node: true }, reasons)).toEqual([])
  })

  it('may not come unseen, nor be allowed without a reason, nor keep a reason for nothing', () => {
    expect(installScriptProblems([node, locked('miner', { hasInstallScript: true })], { node: true }, reasons)).toEqual(
      ['miner runs an install script, and nothing says why it may.'],
    )
    expect(installScriptProblems([node], { node: true, miner: true }, reasons)).toHaveLength(1)
    expect(installScriptProblems([node], {}, reasons)).toHaveLength(1)
    expect(installScriptProblems([], { node: true }, reasons)).toHaveLength(1)
  })
})

describe('licences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', 'MPL-2.0'])('takes %s', (license) => {
    expect(licenceProblems([locked('one', { license })])).toEqual([])
  })

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-2.0-only', 'SEE LICENSE IN x', 'UNLICENSED', undefined])(
    'refuses %s',
    (license) => {
      expect(licenceProblems([locked('one', { license })])).toHaveLength(1)
    },
  )
})
