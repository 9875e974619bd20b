import type { IncomingMessage } from 'node:http'
import type { FunctionContext } from './loadFunctions.ts'
import { simulatedGeo } from './simulatedGeo.ts'

/** Netlify's function context: the socket's remote IP address and a simulated location. */
export function contextOf(incoming: IncomingMessage): FunctionContext {
  return { geo: simulatedGeo(incoming), ip: incoming.socket.remoteAddress ?? '' }
}
