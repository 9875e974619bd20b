import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { imageService } from './images.ts'

const asked: string[] = []
const servers = [
  // An allowed host that redirects to one that is not allowed.
  createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    outgoing.writeHead(302, { location: `${addressOf(1)}/inside` }).end()
  }),
  createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    outgoing.end('secret')
  }),
] as const
let service: ReturnType<typeof createServer>

function addressOf(index: 0 | 1): string {
  const address = servers[index].address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

beforeAll(async () => {
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
  const root = mkdtempSync(join(tmpdir(), 'moodlight-'))
  writeFileSync(join(root, 'netlify.toml'), `[images]\n  remote_images = ["^${addressOf(0)}/t/p/.*"]\n`)
  const answer = imageService(root)
  const listener: RequestListener = (incoming, outgoing) => void answer(incoming, outgoing)
  service = createServer(listener)
  await once(service.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  for (const server of [...servers, service]) server.close()
})

async function statusFor(url: string): Promise<number> {
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : 0
  return (await fetch(`http://127.0.0.1:${port}/.netlify/images?url=${encodeURIComponent(url)}&w=10`)).status
}

describe('images from elsewhere', () => {
  it('come from hosts that are allowed alone, and never by a detour', async () => {
    expect(await statusFor(`${addressOf(1)}/inside`)).toBe(403)
    expect(await statusFor(`${addressOf(1)}/?${addressOf(0)}/t/p/x.jpg`)).toBe(403)
    expect(await statusFor(`file:///etc/passwd#${addressOf(0)}/t/p/`)).toBe(403)
    expect(asked).toEqual([])
    expect(await statusFor(`${addressOf(0)}/t/p/x.jpg`)).toBe(502)
    expect(asked).toEqual(['/t/p/x.jpg'])
  })

  it('are allowed by patterns that count from an address’s beginning, because Netlify looks for them anywhere', () => {
    const [, list = ''] = /remote_images = \[(.*)\]/.exec(readFileSync(join(projectRoot, 'netlify.toml'), 'utf8')) ?? []
    const patterns = [...list.matchAll(/"([^"]*)"/g)].map(
      ([, pattern = '']) => new RegExp(pattern.replaceAll('\\\\', '\\')),
    )
    expect(patterns.length).toBeGreaterThan(0)
    expect(patterns.some((pattern) => pattern.test('https://image.tmdb.org/t/p/w500/x.jpg'))).toBe(true)
    expect(patterns.some((pattern) => pattern.test('https://evil.example/?https://image.tmdb.org/t/p/x.jpg'))).toBe(
      false,
    )
  })
})
