import { z } from '#src/domain/schema.ts'

const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
})

/** Thrown when the driver rejects a command; the message is the driver's response. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError'
}

/** Longest wait for an answer in milliseconds; a session gives pages and scripts less time. */
const longestMs = 25_000

/** The same for the start of a session, which takes two seconds; a browser that has not connected by then never does. */
const longestStartMs = 10_000

/** A browser session. Commands are paths relative to the session's URL. */
export interface WebDriverSession {
  readonly version: string
  readonly get: (command: string) => Promise<unknown>
  readonly post: (command: string, parameters: object) => Promise<unknown>
  readonly end: () => Promise<void>
}

/**
 * Starts a session with a WebDriver over HTTP.
 * @param driver the driver's URL
 * @see https://www.w3.org/TR/webdriver2/
 * @throws WebDriverError; a TimeoutError when the driver does not answer a command
 */
export async function newSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const wanted = { capabilities: { alwaysMatch: capabilities } }
  const started = await send(`${driver}/session`, 'POST', wanted, longestStartMs)
  const { sessionId, capabilities: got } = sessionSchema.parse(started)
  const session = `${driver}/session/${sessionId}`
  return {
    version: got.browserVersion,
    get: (command) => send(`${session}/${command}`, 'GET'),
    post: (command, parameters) => send(`${session}/${command}`, 'POST', parameters),
    end: async () => void (await send(session, 'DELETE')),
  }
}

async function send(address: string, method: string, parameters?: object, withinMs = longestMs): Promise<unknown> {
  const response = await fetch(address, {
    method,
    body: parameters ? JSON.stringify(parameters) : null,
    signal: AbortSignal.timeout(withinMs),
  })
  const text = await response.text()
  if (!response.ok) throw new WebDriverError(text)
  return answerSchema.parse(JSON.parse(text)).value
}
