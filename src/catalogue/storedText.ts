import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)

/** The folder beside a bundled function that holds the data of the catalogue, and the ending of its files' names. */
export const storedFolder = 'shelf'
export const storedEnding = '.br'

/**
 * Reads a text that the build has stored for the functions, compressed: `facts.json` is the file `shelf/facts.json.br`.
 * @throws Error when the function was packaged without the file or it is damaged
 */
export async function readStoredText(name: string): Promise<string> {
  const file = join(import.meta.dirname, storedFolder, `${name}${storedEnding}`)
  return (await decompress(await readFile(file))).toString('utf8')
}
