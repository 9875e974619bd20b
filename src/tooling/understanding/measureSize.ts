import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/** What a page needs to understand a line. */
const entry = `
  export { buildNames } from '#src/understanding/names.ts'
  export { understand } from '#src/understanding/understand.ts'
  export { unpackInSlices } from '#src/understanding/unpackLexicon.ts'
  export { wishParts } from '#src/understanding/wishParts.ts'`

/** The size of the code that understands a line in a browser, minified and compressed, in bytes. */
export async function codeSize(): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: projectRoot, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  })
  return outputFiles.reduce((sum, { contents }) => sum + compressedSize(contents), 0)
}

/** The size that a text has as brotli compresses it best, in bytes. */
export function compressedSize(text: string | Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 }
  return brotliCompressSync(text, { params }).length
}
