import { createHash } from 'node:crypto'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'

export interface BuiltSite {
  /** The project's folder. */
  readonly root: string
  /** The address that it was built for. */
  readonly origin: string
}

/** What is deployed, and what functions were made of. */
const built = ['dist', '.netlify/moodlight-functions', '.netlify/v1', '.netlify/page-scripts.json'] as const

/** Lists the worker's pages, each with a hash: it is `hashOf` in bundleServiceWorker.ts. */
const worker = 'dist/service-worker.js'

/** Code for servers: Astro writes into it where the project and its packages lie, and names its parts by hashes of what holds that. */
const functions = '.netlify/moodlight-functions/'
const serverParts = '.netlify/build/chunks'

/** Names the commit that was built; see src/server/buildCommit.ts. */
const health = `${functions}health.mjs`
const namedCommit = /\bbuildCommit="(?:[0-9a-f]{12}|unknown)"/

/**
 * Compares two builds file by file. A file may differ in the site's address and in nothing else; the service worker also in the hashes of pages that do, and
 * the function that tells how the site is in the commit that it names.
 * @returns the files that differ in more, or that one build lacks; and how many hold the address
 */
export async function differences(
  one: BuiltSite,
  other: BuiltSite,
): Promise<{ readonly files: string[]; readonly compared: number; readonly addressed: number }> {
  const [ours, theirs] = await Promise.all([filesOf(one.root), filesOf(other.root)])
  const [place, otherPlace] = await Promise.all([placeOf(one.root), placeOf(other.root)])
  const files = [...ours.symmetricDifference(theirs)]
  const common = [...ours.intersection(theirs)]
  /** The hash of a page in the other build, by its hash in this one. */
  const hashes = new Map<string, string>()
  let addressed = 0
  for (const file of common) {
    const [bytes, wanted] = await Promise.all([readFile(join(one.root, file)), readFile(join(other.root, file))])
    if (bytes.equals(wanted)) continue
    addressed++
    hashes.set(hashOf(bytes), hashOf(wanted))
    if (file === worker) continue
    const [text, wantedText] = [
      bytes.toString('latin1').replaceAll(one.origin, other.origin),
      wanted.toString('latin1'),
    ]
    if (file === health && withoutCommit(text, place) === withoutCommit(wantedText, otherPlace)) continue
    const isSame = file.startsWith(functions)
      ? withoutPlace(text, place) === withoutPlace(wantedText, otherPlace)
      : text === wantedText
    if (!isSame) files.push(file)
  }
  if (ours.has(worker) && theirs.has(worker)) {
    const [text, wanted] = await Promise.all([one, other].map(({ root }) => readFile(join(root, worker), 'utf8')))
    const known = text?.replace(/"[\w-]{8}"/g, (hash) =>
      JSON.stringify(hashes.get(hash.slice(1, -1)) ?? hash.slice(1, -1)),
    )
    if (known !== wanted) files.push(worker)
  }
  return { files: files.sort(), compared: common.length, addressed }
}

/** What tells a build's place: folders, and the hashes of the server's parts. */
interface Place {
  readonly folders: readonly string[]
  readonly hashes: readonly string[]
}

async function placeOf(root: string): Promise<Place> {
  const packages = await realpath(join(root, 'node_modules')).catch(() => join(root, 'node_modules'))
  const parts = await readdir(join(root, serverParts)).catch(() => [])
  const hashes = parts.map((part) => part.slice(0, -'.mjs'.length).slice(-8))
  // As a part of a name in code, too: there esbuild writes one underscore for whatever stands between letters and digits.
  const names = hashes.map((hash) => hash.replace(/[\W_]+/g, '_').replace(/_$/, ''))
  // A name in code begins with a letter: what the hash has before its first one is left out there.
  const both = [...hashes, ...names, ...names.map((name) => name.replace(/^[_\d]+/, ''))]
  return {
    folders: [packages.slice(0, -'/node_modules'.length), root],
    hashes: [...both.map((hash) => `_${hash}`), ...both],
  }
}

/** Astro and its adapter make them for each build: for server islands and for functions at the edge, of which the site has none. */
const keys = /\bkey:"[\w+/]{43}="|\bmiddlewareSecretHeader!=="[\da-f-]{36}"/g
/** Which part draws which page; listed in the order of the parts' hashes. */
const pageParts = /"\\0virtual:astro:page:[^"]+":"[^"]+",?/g
const packagesFolder = /(?:\.\.\/)+node_modules\//g

function withoutPlace(text: string, { folders, hashes }: Place): string {
  const bare = folders.reduce((rest, folder) => rest.replaceAll(`${folder}/`, '/'), text)
  const placeless = hashes
    .reduce((rest, hash) => rest.replaceAll(hash, '#'), bare)
    .replace(packagesFolder, 'node_modules/')
    .replace(keys, '')
  return placeless.replace(pageParts, '') + [...(placeless.match(pageParts) ?? [])].sort().join('')
}

function withoutCommit(text: string, place: Place): string {
  return withoutPlace(text.replace(namedCommit, 'buildCommit'), place)
}

function hashOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('base64url').slice(0, 8)
}

async function filesOf(root: string): Promise<Set<string>> {
  const found = new Set<string>()
  for (const path of built) {
    if (path.endsWith('.json')) {
      found.add(path)
      continue
    }
    const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      if (entry.isFile()) found.add(join(entry.parentPath, entry.name).slice(root.length + 1))
    }
  }
  return found
}
