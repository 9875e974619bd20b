import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { inlineHashes, onePolicy } from './onePolicy.ts'

const configFile = join(projectRoot, '.netlify/v1/config.json')
const configSchema = z.looseObject({
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
})
const policyName = 'Content-Security-Policy'

/**
 * Takes the Content-Security-Policy out of the header rules that `astro build` wrote for Netlify: one per page, all
 * with the same policy. Such rules do not apply to pages served by a rewrite (the 404 pages).
 * @param publish publish folder of the built site
 * @returns the policy of all pages
 * @throws PatternError when there is not exactly one, or when it lacks the hash of an inline script or style
 */
export function takePagePolicy(publish: string): string {
  const config = configSchema.parse(JSON.parse(readFileSync(configFile, 'utf8')))
  const policies = new Set(config.headers.flatMap(({ values }) => values[policyName] ?? []))
  const policy = onePolicy(policies, usedHashes(publish))
  const headers = config.headers.filter(({ values }) => !(policyName in values))
  writeFileSync(configFile, JSON.stringify({ ...config, headers }))
  return `${policy}; upgrade-insecure-requests`
}

/** Hash sources of all inline scripts and styles of a folder's pages. */
function usedHashes(folder: string): Set<string> {
  const hashes = new Set<string>()
  for (const page of globSync('**/*.html', { cwd: folder })) {
    for (const hash of inlineHashes(readFileSync(join(folder, page), 'utf8'))) hashes.add(hash)
  }
  return hashes
}
