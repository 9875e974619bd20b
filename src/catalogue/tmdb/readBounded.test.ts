import { expect, it, onTestFinished } from 'vitest'
import { z } from '#src/domain/schema.ts'
import { startLocalServer } from '#src/tests/support/localServer.ts'
import { readBounded } from './readBounded.ts'
import { tmdbClient } from './tmdbClient.ts'

it('a body without end is given up soon after its limit, and its connection is closed', async () => {
  let sent = 0
  let isOpen = true
  const slice = Buffer.alloc(100_000, ' ')
  const server = await startLocalServer((_, outgoing) => {
    const more = (): void => {
      while (!outgoing.destroyed && outgoing.write(slice)) sent += slice.length
      sent += slice.length
      outgoing.once('drain', more)
    }
    outgoing.once('close', () => {
      isOpen = false
    })
    more()
  })
  onTestFinished(server.stop)
  const ask = tmdbClient({ url: server.url, token: 't' })({ path: '/movie/1', schema: z.unknown() })
  await expect(ask).rejects.toMatchObject({ name: 'UpstreamError', trouble: 'malformed' })
  await expect.poll(() => isOpen).toBe(false)
  expect(sent).toBeLessThan(20_000_000)
})

it('a body up to the limit is read whole, letters across slices too', async () => {
  const bytes = new TextEncoder().encode('ação 🎬')
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
      controller.close()
    },
  })
  expect(await readBounded(new Response(body), bytes.length)).toBe('ação 🎬')
  await expect(readBounded(new Response(bytes), bytes.length - 1)).rejects.toThrow(RangeError)
})
