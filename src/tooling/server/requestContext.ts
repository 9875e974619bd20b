import type { IncomingMessage } from 'node:http'
import type { FunctionContext } from './loadFunctions.ts'
import { simulatedGeo } from './simulatedGeo.ts'

/** What Netlify tells a function of its visitor: here the address at the other end of the connection, and a made-up place. */
export function contextOf(incoming: IncomingMessage): FunctionContext {
  return { geo: simulatedGeo(incoming), ip: incoming.socket.remoteAddress ?? '' }
}
