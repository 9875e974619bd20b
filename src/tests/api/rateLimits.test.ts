import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'

const folder = join(projectRoot, 'netlify/functions')
const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))

/** What Netlify enforces: https://docs.netlify.com/manage/security/secure-access-to-sites/rate-limiting/ */
const limited = z.object({
  path: z.union([z.string(), z.array(z.string())]),
  rateLimit: z.object({
    windowSize: z.int().check(z.gte(1), z.lte(180)),
    windowLimit: z.int().check(z.gte(1), z.lte(300)),
    aggregateBy: z.array(z.enum(['ip', 'domain'])).check(z.refine((by) => by.includes('ip'))),
  }),
})
/** A scheduled function has no address. */
const scheduled = z.strictObject({ schedule: z.string(), includedFiles: z.optional(z.array(z.string())) })

describe('every function', () => {
  it.each(files)('%s answers each visitor only so often', async (file) => {
    const module: unknown = await import(pathToFileURL(join(folder, file)).href)
    const { config } = z.object({ config: z.unknown() }).parse(module)
    expect(z.union([limited, scheduled]).safeParse(config).error).toBeUndefined()
  })
})
