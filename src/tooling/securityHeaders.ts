import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from './projectRoot.ts'

/**
 * The last step of a build: one Content-Security-Policy for every address. Astro hashes the inline scripts and styles of each page, and all pages come
 * out with the same policy; as a rule for each page it would be lacking on what is served by a rewrite (the 404 pages), so it becomes one rule for all.
 */
const configFile = join(projectRoot, '.netlify/v1/config.json')
const configSchema = z.looseObject({
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
})

const policyName = 'Content-Security-Policy'
const config = configSchema.parse(JSON.parse(readFileSync(configFile, 'utf8')))
const policies = new Set(config.headers.flatMap(({ values }) => values[policyName] ?? []))
const [policy] = policies
if (!policy || policies.size > 1) {
  console.error(`One policy for all pages was expected, ${policies.size} were built.`)
  process.exit(1)
}

const tidy = policy
  .split(';')
  .map((directive) => directive.trim())
  .filter(Boolean)
  .join('; ')
writeFileSync(join(projectRoot, 'dist/_headers'), `/*\n  ${policyName}: ${tidy}; upgrade-insecure-requests\n`)
writeFileSync(
  configFile,
  JSON.stringify({ ...config, headers: config.headers.filter(({ values }) => !(policyName in values)) }),
)
console.log('One Content-Security-Policy for all pages.')
