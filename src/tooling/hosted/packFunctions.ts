import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'
import type { NetlifyConfig } from './netlifyConfig.ts'

/** Where the adapter leaves functions of its own, which Netlify would deploy beside ours. */
const frameworkFolders = ['.netlify/v1/functions', '.netlify/functions-internal'] as const
/** The same for functions at the edge, and for what gives each file a query (noSkewProtection.ts). */
const unwanted = ['.netlify/v1/edge-functions', '.netlify/v1/skew-protection.json'] as const

export interface PackOptions {
  /** The built project's folder. */
  readonly root: string
  readonly config: NetlifyConfig
  /** The folder for the zips. */
  readonly out: string
}

/**
 * Packs a built project's functions as Netlify does (plugins_core/functions of @netlify/build 35.15, with the same settings), and sees that it would deploy these and
 * nothing else, on the Node that netlify.toml names.
 * @returns the functions' names
 * @throws Error when Netlify would deploy something else
 */
export async function packFunctions({ root, config, out }: PackOptions): Promise<string[]> {
  await mkdir(out, { recursive: true })
  for (const path of unwanted) {
    const files = existsSync(join(root, path)) ? await filesIn(join(root, path)) : []
    if (files.length > 0) throw new Error(`Netlify would take ${path}: ${files.join(', ')}`)
  }
  const nodeVersion = config.build.environment['NODE_VERSION'] ?? ''
  const functions = Object.entries(config.functions).map(([name, { included_files: includedFiles }]) => [
    name,
    { nodeVersion, includedFilesBasePath: root, ...(includedFiles && { includedFiles }) },
  ])
  const directories = frameworkFolders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder))
  const packed = await zipFunctions(
    { generated: { directories }, user: { directories: [config.functionsDirectory] } },
    out,
    {
      basePath: root,
      repositoryRoot: root,
      config: Object.fromEntries(functions),
      manifest: join(out, 'manifest.json'),
    },
  )
  for (const { name, runtimeVersion, schedule, routes = [], bundlerErrors = [], bundlerWarnings = [] } of packed) {
    const troubles = [...bundlerErrors, ...bundlerWarnings].map((trouble) => JSON.stringify(trouble))
    if (runtimeVersion !== `nodejs${nodeVersion}.x`) troubles.push(`it would run on ${runtimeVersion}`)
    // As validateCustomRoutes there.
    if (schedule && routes.length > 0) troubles.push('it has a schedule and a path')
    if (troubles.length > 0)
      throw new Error(`Netlify would not take the function ${name} as it is: ${troubles.join(', ')}`)
  }
  const names = packed.map(({ name }) => name).sort()
  const files = await readdir(config.functionsDirectory)
  const bundled = files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -'.mjs'.length))
  if (names.join() !== bundled.sort().join()) {
    throw new Error(`Netlify would deploy the functions ${names.join(', ')}; built were ${bundled.join(', ')}`)
  }
  return names
}

async function filesIn(path: string): Promise<string[]> {
  if (path.endsWith('.json')) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
