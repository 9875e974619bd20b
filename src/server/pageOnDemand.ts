import { logRequest, serverTiming } from './requestLog.ts'
import { type Trace, traced } from './trace.ts'

/** What is known of a page before it is drawn. */
interface PageAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

export interface PageRequest {
  /** As the log names it: `/title/:address`. */
  readonly route: string
  readonly request: Request
  /** Keeps the process at work after the answer is out. */
  readonly waitUntil: Trace['waitUntil']
}

/** For all of an answer; drawing the page takes some milliseconds more. */
const deadlineMs = 1950

/**
 * Finds what a page that is drawn on demand shows, within two seconds, and logs the request.
 * @param late what it shows when that was not found in time
 * @returns what was found, with a `server-timing` header
 */
export async function pageOnDemand<Answer extends PageAnswer>(
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
