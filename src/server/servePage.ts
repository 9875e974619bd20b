import type { Context } from '@netlify/functions'
import { log } from './log.ts'

/** Draws a page; Astro's server. */
type Draw = (request: Request, context: Context) => Promise<Response>

/**
 * Makes a Netlify function of pages that are drawn on demand. netlify.toml's headers never reach a function's answers, so each gets those of built
 * pages, the security policy among them. A defect is logged and becomes a sentence with status 500.
 * @param headers what netlify.toml and the build give a page at the same address, names in lower case
 */
export function servePage(draw: Draw, headers: Readonly<Record<string, string>>): Draw {
  return async (request, context) => {
    const drawn = await answerTo(draw, request, context)
    // Headers of an answer may be locked; those of a copy are not.
    const response = new Response(drawn.body, drawn)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    return response
  }
}

async function answerTo(draw: Draw, request: Request, context: Context): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sentence(405, 'This page can only be read.', { allow: 'GET, HEAD' })
  }
  try {
    const response = await draw(request, context)
    if (response.status !== 500) return response
    await response.body?.cancel()
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
