import { createHash } from 'node:crypto'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'

export interface BuiltSite {
  /** Project root. */
  readonly root: string
  /** Origin for which it was built. */
  readonly origin: string
}

/** Deployed files, and inputs of the functions. */
const built = ['dist', '.netlify/moodlight-functions', '.netlify/v1', '.netlify/page-scripts.json'] as const

/** Contains a hash of each cached page, computed by `hashOf` of bundleServiceWorker.ts. */
const worker = 'dist/service-worker.js'

/** Server code: Astro writes the paths of project and packages into it. */
const functions = '.netlify/moodlight-functions/'

/** Contains the commit that was built; see src/server/useCases/buildCommit.ts. */
const health = `${functions}health.mjs`
const namedCommit = /\bbuildCommit="(?:[0-9a-f]{12}|unknown)"/

/**
 * Compares two builds file by file. Files may differ only in the site's origin; functions also in build
 * paths, the service worker in hashes of pages that contain the origin, and the health function
 * in the commit.
 * @returns `files`: paths that differ otherwise or exist in one build only; `compared`: number of files in both
 * builds; `addressed`: number of files that are not byte-identical
 */
export async function differences(
  one: BuiltSite,
  other: BuiltSite,
): Promise<{ readonly files: string[]; readonly compared: number; readonly addressed: number }> {
  const [ours, theirs] = await Promise.all([filesOf(one.root), filesOf(other.root)])
  const [folders, otherFolders] = await Promise.all([foldersOf(one.root), foldersOf(other.root)])
  const files = [...ours.symmetricDifference(theirs)]
  const common = [...ours.intersection(theirs)]
  /** Maps the hash of a file in build `one` to its hash in build `other`. */
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
    if (file === health && withoutCommit(text, folders) === withoutCommit(wantedText, otherFolders)) continue
    const isSame = file.startsWith(functions)
      ? withoutFolders(text, folders) === withoutFolders(wantedText, otherFolders)
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

/** Folders that server code may name: of the packages, which may be symlinked, and of the project. */
async function foldersOf(root: string): Promise<readonly string[]> {
  const packages = await realpath(join(root, 'node_modules')).catch(() => join(root, 'node_modules'))
  return [packages.slice(0, -'/node_modules'.length), root]
}

/** Keys that Astro and its adapter generate per build, for server islands and edge functions; the site uses neither. */
const keys = /\bkey:"[\w+/]{43}="|\bmiddlewareSecretHeader!=="[\da-f-]{36}"/g
/** The packages as seen from the project: `../clone/node_modules/` where two projects stand side by side. */
const packagesFolder = /(?:\.\.\/)+(?:[\w.-]+\/)*?node_modules\//g

/** Names of islands' files by module, which Astro lists in an order that differs between files of the same name. */
const entries = /(?<=\bentryModules:\{)[^}]*(?=\})/g

function withoutFolders(text: string, folders: readonly string[]): string {
  return folders
    .reduce((rest, folder) => rest.replaceAll(`${folder}/`, '/'), text)
    .replace(packagesFolder, 'node_modules/')
    .replace(keys, '')
    .replace(entries, (list) => list.split(',').sort().join(','))
}

function withoutCommit(text: string, folders: readonly string[]): string {
  return withoutFolders(text.replace(namedCommit, 'buildCommit'), folders)
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
