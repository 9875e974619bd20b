import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { inlineHashes, onePolicy } from './onePolicy.ts'
import { projectRoot } from './projectRoot.ts'

/**
 * The last step of a build: one Content-Security-Policy for every address. Astro hashes the inline scripts and styles of each page, and all pages come
 * out with the same policy; as a rule for each page it would be lacking on what is served by a rewrite (the 404 pages), so it becomes one rule for all. Hashed files, which are no pages, have a short one of their own.
 */
const configFile = join(projectRoot, '.netlify/v1/config.json')
const configSchema = z.looseObject({
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
})

/** Of scripts, styles and fonts. As documents they may nothing; the pages' policy would weigh more than some of them. */
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

/** The hashes of all that stands in the pages of a folder. */
function usedHashes(folder: string): Set<string> {
  const hashes = new Set<string>()
  for (const page of globSync('**/*.html', { cwd: folder })) {
    for (const hash of inlineHashes(readFileSync(join(folder, page), 'utf8'))) hashes.add(hash)
  }
  return hashes
}
