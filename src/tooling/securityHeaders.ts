import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from './projectRoot.ts'

/**
 * The last step of a build: one Content-Security-Policy for every address. Astro hashes the inline scripts and styles of each page, and all pages come
 * out with the same policy; as a rule for each page it would be lacking on what is served by a rewrite (the 404 pages), so it becomes one rule for all. Hashed files, which are no pages, have a short one of their own.
 * Hashes of what Astro could have put into a page, and did not, are left out: every other answer carries the policy, and it allows what is there and no more.
 */
const configFile = join(projectRoot, '.netlify/v1/config.json')
const configSchema = z.looseObject({
  headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.string()) })),
})

/** Of scripts, styles and fonts. As documents they may nothing; the pages' policy would weigh more than some of them. */
const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
const policyName = 'Content-Security-Policy'
const config = configSchema.parse(JSON.parse(readFileSync(configFile, 'utf8')))
const policies = new Set(config.headers.flatMap(({ values }) => values[policyName] ?? []))
const [policy] = policies
if (!policy || policies.size > 1) {
  console.error(`One policy for all pages was expected, ${policies.size} were built.`)
  process.exit(1)
}

const dist = join(projectRoot, 'dist')
const used = inlineHashes(dist)
const tidy = policy
  .split(';')
  .map((directive) => directive.split(/\s+/).filter((word) => word !== '' && !isUnused(word)))
  .filter((words) => words.length > 0)
  .map((words) => words.join(' '))
  .join('; ')
const refused = [...used].filter((hash) => !tidy.includes(hash))
if (refused.length > 0) {
  console.error(`The policy refuses inline scripts or styles of the pages: ${refused.join(', ')}`)
  process.exit(1)
}
const rules = [
  ['/*', `${tidy}; upgrade-insecure-requests`],
  ['/_astro/*', filePolicy],
]
writeFileSync(join(dist, '_headers'), rules.map(([path, value]) => `${path}\n  ${policyName}: ${value}\n`).join(''))
writeFileSync(
  configFile,
  JSON.stringify({ ...config, headers: config.headers.filter(({ values }) => !(policyName in values)) }),
)
console.log('One Content-Security-Policy for all pages.')

function isUnused(word: string): boolean {
  return word.startsWith("'sha256-") && !used.has(word)
}

/** The hash of each script and style that stands in a page, as a policy names it. */
function inlineHashes(folder: string): Set<string> {
  const contents = new Set<string>()
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, page), 'utf8')
    for (const [, , attributes = '', content = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      if (!/\bsrc=|application\/ld\+json/.test(attributes)) contents.add(content)
    }
  }
  return new Set([...contents].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))
}
