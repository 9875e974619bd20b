import '#src/domain/englishMessages.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from '@netlify/functions'
import { LRUCache } from 'lru-cache'
import { z } from '#src/domain/schema.ts'

/** The part of Netlify's function context that the functions use. */
export type FunctionContext = Pick<Context, 'geo'> & Partial<Pick<Context, 'ip'>>

type Handler = (request: Request, context: FunctionContext) => Promise<Response>

export interface LoadedFunction {
  readonly name: string
  readonly handler: Handler
  readonly matches: (pathname: string) => boolean
  /** Whether a static file at the same path takes precedence. */
  readonly prefersStatic: boolean
}

type Load = (file: string) => Promise<object>
const importFile: Load = (file) => import(pathToFileURL(file).href)

/** Sources (.ts) and bundles (.mjs). */
const isFunction = /\.(ts|mjs)$/

/** Number of memoized matches per function: URLPattern is slow, and few paths account for most requests. */
const rememberedPaths = 1000

const paths = z.optional(z.union([z.string(), z.array(z.string())]))
const moduleSchema = z.object({
  default: z.custom<Handler>((value) => typeof value === 'function'),
  // A scheduled function has no path and cannot be called over HTTP.
  config: z.union([
    z.object({
      path: z.union([z.string(), z.array(z.string())]),
      excludedPath: paths,
      preferStatic: z.optional(z.boolean()),
    }),
    z.object({ schedule: z.string() }),
  ]),
})

/**
 * Loads all functions of a folder as Netlify does: each module's default export handles the paths in its `config`.
 * @param load imports a module by its path
 * @throws Error naming the function whose module lacks a handler, or a path or schedule
 */
export async function loadFunctions(folder: string, load: Load = importFile): Promise<LoadedFunction[]> {
  const files = (await readdir(folder)).filter((file) => isFunction.test(file)).sort()
  return await Promise.all(
    files.map((file) => loadFunction(file.replace(isFunction, ''), () => load(join(folder, file)))),
  )
}

async function loadFunction(name: string, load: () => ReturnType<Load>): Promise<LoadedFunction> {
  const loaded = moduleSchema.safeParse({ ...(await load()) })
  if (!loaded.success) throw new Error(`netlify/functions/${name}: ${z.prettifyError(loaded.error)}`)
  const { config, default: handler } = loaded.data
  const included = 'path' in config ? patterns(config.path) : []
  const excluded = 'path' in config ? patterns(config.excludedPath) : []
  const test = (pathname: string): boolean =>
    included.some((pattern) => pattern.test({ pathname })) && !excluded.some((pattern) => pattern.test({ pathname }))
  const known = new LRUCache<string, { readonly is: boolean }>({ max: rememberedPaths })
  const matches = (pathname: string): boolean => {
    const answer = known.get(pathname) ?? { is: test(comparable(pathname)) }
    known.set(pathname, answer)
    return answer.is
  }
  return { name, handler, matches, prefersStatic: 'path' in config && config.preferStatic === true }
}

/** Normalizes a path like Netlify (`matchURLPath` in @netlify/functions-dev): no trailing slash, lower case. */
function comparable(pathname: string): string {
  return (pathname === '/' ? pathname : pathname.replace(/\/$/, '')).toLowerCase()
}

function patterns(path: string | string[] | undefined): URLPattern[] {
  return [path ?? []].flat().map((pathname) => new URLPattern({ pathname }))
}
