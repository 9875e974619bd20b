import { projectRoot } from '#src/tooling/projectRoot.ts'
import { type FunctionContext, type LoadedFunction, loadFunctions } from '#src/tooling/site/loadFunctions.ts'

let functions: Promise<LoadedFunction[]> | undefined

/**
 * Calls the function whose path matches a request, as the platform does, without HTTP.
 * @param target path and query, or an absolute URL
 * @throws Error when no function matches the path
 */
export async function callFunction(
  target: string,
  init: RequestInit = {},
  context: FunctionContext = { geo: {} },
): Promise<Response> {
  functions ??= loadFunctions(`${projectRoot}/netlify/functions`)
  const request = new Request(new URL(target, 'http://localhost'), init)
  const { pathname } = new URL(request.url)
  const fn = (await functions).find(({ matches }) => matches(pathname))
  if (!fn) throw new Error(`no function answers ${pathname}`)
  return await fn.handler(request, context)
}
