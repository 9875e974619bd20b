import type { Context } from '@netlify/functions'
import { log } from '#src/server/http/log.ts'

/** Renders a page (Astro's request handler). */
type Draw = (request: Request, context: Context) => Promise<Response>

export interface PageFinish {
  /** The headers that `_headers` sets for a page at the same path, names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The post-processing that a build applies to the HTML of each page. */
  readonly finish: (page: string) => string
}

/**
 * Creates a Netlify function for server-rendered pages. Netlify does not apply `_headers` to function
 * responses, so each response gets the headers of a prerendered page, including the Content-Security-Policy. An
 * unexpected error is logged and becomes a plain-text response with status 500.
 */
export function servePage(draw: Draw, { headers, finish }: PageFinish): Draw {
  const drawWhole: Draw = async (request, context) => {
    const response = await draw(request, context)
    // Buffered before it is sent: otherwise a page that fails half-way could be cached by the CDN.
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

/** A page whose post-processing fails is sent as rendered: text, links and forms work without scripts. */
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
