import type { Context } from '@netlify/functions'
import { log } from './log.ts'

/** Draws a page; Astro's server. */
type Draw = (request: Request, context: Context) => Promise<Response>

export interface PageFinish {
  /** What netlify.toml and the build give a page at the same address, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** What a build does to the HTML of each page. */
  readonly finish: (page: string) => string
}

/**
 * Makes a Netlify function of pages that are drawn on demand. netlify.toml's headers never reach a function's answers, so each gets those of built
 * pages, the security policy among them. A defect is logged and becomes a sentence with status 500.
 */
export function servePage(draw: Draw, { headers, finish }: PageFinish): Draw {
  const drawWhole: Draw = async (request, context) => {
    const response = await draw(request, context)
    // Drawn to its end before it is sent: a page that breaks off half-way must be no page that the CDN keeps.
    const text = await response.text()
    return new Response(isPage(response) && text ? finished(text, finish) : text || null, response)
  }
  return async (request, context) => {
    const response = await answerTo(drawWhole, request, context)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

/** A page that cannot be finished is sent as it was drawn: its words, links and forms work without scripts. */
function finished(page: string, finish: PageFinish['finish']): string {
  try {
    return finish(page)
  } catch (error) {
    log('error', 'a page could not be finished', { error })
    return page
  }
}

async function answerTo(draw: Draw, request: Request, context: Context): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sentence(405, 'This page can only be read.', { allow: 'GET, HEAD' })
  }
  try {
    const response = await draw(request, context)
    if (response.status !== 500) return response
  } catch (error) {
    log('error', 'a page could not be drawn', { error })
  }
  return sentence(500, 'Something went wrong on our side. Please try again.')
}

function sentence(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
