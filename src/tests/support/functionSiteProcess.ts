import { createServer } from 'node:http'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { sendResponse, toRequest } from '#src/tooling/site/http.ts'
import { loadFunctions } from '#src/tooling/site/loadFunctions.ts'
import { contextOf } from '#src/tooling/site/requestContext.ts'

/** Subprocess of `startFunctionSite`: serves the site's functions over HTTP and prints its URL. */
const functions = await loadFunctions(`${projectRoot}/netlify/functions`)
const server = createServer((incoming, outgoing) => {
  const serve = async (): Promise<void> => {
    const [pathname = '/'] = (incoming.url ?? '/').split('?')
    const fn = functions.find(({ matches }) => matches(pathname))
    if (!fn) return void outgoing.writeHead(404).end()
    const response = await fn.handler(toRequest(incoming, 'http://localhost'), contextOf(incoming))
    await sendResponse(outgoing, response, incoming)
  }
  serve().catch((error: unknown) => {
    console.error(error)
    outgoing.writeHead(599).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`listening http://127.0.0.1:${address.port}`)
})
