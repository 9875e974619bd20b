import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { inlineHashes, onePolicy } from './onePolicy.ts'
import { projectRoot } from './projectRoot.ts'

/**
 * Build step after `astro build`: writes the Content-Security-Policy into dist/_headers. Astro generates a header
 * rule per page, all with the same policy; such rules do not apply to pages served by a rewrite (the 404 pages), so
 * they are replaced by one rule for all paths. Hashed assets get a shorter policy.
 */
const configFile = join(projectRoot, '.netlify/v1/config.json')
const configSchema = z.looseObject({
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
})

/**
 * Policy of hashed assets, in case one is opened as a document. The pages' policy is larger than some of the assets.
 */
const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const policyName = 'Content-Security-Policy'
const config = configSchema.parse(JSON.parse(readFileSync(configFile, 'utf8')))
const dist = join(projectRoot, 'dist')
const policies = new Set(config.headers.flatMap(({ values }) => values[policyName] ?? []))
const policy = onePolicy(policies, usedHashes(dist))
const rules = [
  ['/*', `${policy}; upgrade-insecure-requests`],
  ['/_astro/*', filePolicy],
]
writeFileSync(join(dist, '_headers'), rules.map(([path, value]) => `${path}\n  ${policyName}: ${value}\n`).join(''))
writeFileSync(
  configFile,
  JSON.stringify({ ...config, headers: config.headers.filter(({ values }) => !(policyName in values)) }),
)
console.log('One Content-Security-Policy for all pages.')

/** Hash sources of all inline scripts and styles of a folder's pages. */
function usedHashes(folder: string): Set<string> {
  const hashes = new Set<string>()
  for (const page of globSync('**/*.html', { cwd: folder })) {
    for (const hash of inlineHashes(readFileSync(join(folder, page), 'utf8'))) hashes.add(hash)
  }
  return hashes
}
