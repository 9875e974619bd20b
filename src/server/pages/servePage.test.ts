import { afterEach, describe, expect, it, vi } from 'vitest'
import { servePage } from './servePage.ts'

type Context = Parameters<ReturnType<typeof servePage>>[1]
afterEach(() => vi.restoreAllMocks())

/** What a visitor gets of an answer that Astro drew. */
async function served(drawn: Response, finish: (page: string) => string): Promise<string> {
  const serve = servePage(async () => drawn, { headers: {}, finish })
  const response = await serve(new Request('https://moodlight.example/title/x/'), {} as Context)
  return await response.text()
}
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } }

describe('a page that is drawn on demand', () => {
  it('is finished as built pages are', async () => {
    expect(await served(new Response('<html>', html), (page) => `${page}!`)).toBe('<html>!')
  })

  it('comes as it was drawn where it cannot be finished, and the log says so', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const refuse = (): never => {
      throw new Error('not written as expected')
    }
    expect(await served(new Response('<html>', html), refuse)).toBe('<html>')
    expect(logged.mock.calls.join()).toContain('a page could not be finished')
  })

  it('is left alone where it is no page', async () => {
    const refuse = vi.fn(String)
    expect(await served(new Response('text', { headers: { 'content-type': 'text/plain' } }), refuse)).toBe('text')
    expect(await served(new Response(null, { status: 301, ...html }), refuse)).toBe('')
    expect(refuse).not.toHaveBeenCalled()
  })
})
