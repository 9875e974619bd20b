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

/** A package as package-lock.json pins it. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression, as the package says it; not every package does. */
  readonly license: string | undefined
  readonly hasInstallScript: boolean
}

/** Every package of the lock file, once for each version. */
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
