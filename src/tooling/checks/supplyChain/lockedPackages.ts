import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

const lockedPackage = z.object({
  version: z.string(),
  license: z.optional(z.string()),
  hasInstallScript: z.optional(z.boolean()),
})
const lockFile = z.object({ packages: z.record(z.string(), z.unknown()) })

/** A package version pinned by package-lock.json. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** The package's licence field, usually an SPDX expression; not every package has one. */
  readonly license: string | undefined
  readonly hasInstallScript: boolean
}

/** Reads all packages of the lock file, deduplicated by name and version. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')))
  const found = new Map<string, LockedPackage>()
  for (const [path, record] of Object.entries(packages)) {
    if (path === '') continue
    const name = path.replace(/^.*node_modules\//, '')
    const { version, license, hasInstallScript = false } = lockedPackage.parse(record)
    found.set(`${name}@${version}`, { name, version, license, hasInstallScript })
  }
  return [...found.values()]
}
