import { logRequest, serverTiming } from '#src/server/http/requestLog.ts'
import { type Trace, traced } from '#src/server/http/trace.ts'

/** The part of a page's response that is known before it is rendered. */
interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

export interface PageRequest {
  /** Name of the route in the log, for example `/title/:address`. */
  readonly route: string
  readonly request: Request
  /** Keeps the process alive for background work after the response is sent. */
  readonly waitUntil: Trace['waitUntil']
}

/** Deadline in milliseconds for the data; rendering the page takes a few milliseconds more. */
const deadlineMs = 1950

/**
 * Loads the data of a server-rendered page within two seconds, and logs the request.
 * @param late returned when the data are not loaded in time
 * @returns what `find` returned, or `late`, with a `server-timing` header added
 */
export async function loadPageData<Answer extends PageAnswer>(
  { route, request, waitUntil }: PageRequest,
  find: () => Promise<Answer>,
  late: Answer,
): Promise<Answer> {
  return await traced(waitUntil, async (trace) => {
    const started = performance.now()
    const answer = await withinDeadline(find(), late)
    const ms = performance.now() - started
    const headers = { ...answer.headers, 'server-timing': serverTiming(trace, ms) }
    logRequest(route, request, new Response(null, { status: answer.status, headers }), trace, ms)
    return { ...answer, headers }
  })
}

async function withinDeadline<Answer>(answer: Promise<Answer>, late: Answer): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(late), deadlineMs)
  })
  return await Promise.race([answer, deadline]).finally(() => clearTimeout(timer))
}
