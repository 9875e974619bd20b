import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sendFile } from './http.ts'
import { staticFiles } from './staticFiles.ts'

export interface ShelfServer {
  readonly url: string
  /** How often each path was asked for. */
  readonly seen: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

/**
 * Serves the files of a built site and nothing else, compressed beforehand as on a CDN: where bundled functions fetch the shelf from in tests and measurements.
 * @param isDown asked at each request; while it says so the answer is 503
 * @param delayMs how long every answer is held back
 */
export async function startShelfServer(
  folder: string,
  isDown: () => boolean = () => false,
  delayMs = 0,
): Promise<ShelfServer> {
  const find = staticFiles(folder)
  for (const file of await readdir(join(folder, 'shelf'))) await find(`/shelf/${file}`)
  const seen = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    seen.set(path, (seen.get(path) ?? 0) + 1)
    void find(path).then(async (file) => {
      if (delayMs > 0) await setTimeout(delayMs, null, { ref: false })
      if (file && !isDown()) sendFile(outgoing, incoming, file, {})
      else outgoing.writeHead(file ? 503 : 404).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((done, fail) => {
        server.close((error) => (error ? fail(error) : done()))
        server.closeAllConnections()
      }),
  }
}
