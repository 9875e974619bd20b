import type { Browser, Page } from '@playwright/test'
import { z } from '#src/domain/schema.ts'

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Start and length in microseconds; `tdur` is the processor time of the thread. */
  ts: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
})
const traceSchema = z.object({ traceEvents: z.array(eventSchema) })

/**
 * Processor time of a page's main thread between marks (`performance.mark`), which other work on the machine does not
 * lengthen as it does the time that passes.
 * @param act must set the mark `pressed` and those of `marks`
 * @returns what `act` returns, and milliseconds from `pressed` to each mark
 */
export async function mainThreadTime<Mark extends string, Value>(
  { browser, page, marks }: { readonly browser: Browser; readonly page: Page; readonly marks: readonly Mark[] },
  act: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly busy: ReadonlyMap<Mark, number> }> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  const value = await act()
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()))
  const markOf = (name: string) => traceEvents.find((event) => event.name === name)
  const from = markOf('pressed')
  const busy = marks.map((mark): readonly [Mark, number] => {
    const until = markOf(mark)?.ts ?? Number.NaN
    const tasks = traceEvents.filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        pid === from?.pid &&
        tid === from.tid &&
        ts + dur > from.ts &&
        ts < until,
    )
    return [mark, tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)]
  })
  return { value, busy: new Map(busy) }
}
