import lighthouse from 'lighthouse'
import { median } from './median.ts'
import { measuredPages } from './pages.ts'

export interface LighthouseOptions {
  readonly url: string
  /** Remote debugging port of the browser. */
  readonly port: number
  /** Runs per page; medians are printed. */
  readonly runs: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const

/** Prints Lighthouse's category scores and main timings for each measured page, and every audit that lowers a score. */
export async function measureLighthouse({ url, port, runs }: LighthouseOptions): Promise<void> {
  const rows: Record<string, Record<string, number>> = {}
  const lost = new Map<string, Set<string>>()
  for (const page of measuredPages) {
    const figures = new Map<string, number[]>()
    const note = (name: string, figure: number): unknown => figures.set(name, [...(figures.get(name) ?? []), figure])
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(`${url}${page}`, { port, logLevel: 'silent', onlyCategories: [...categories] })
      if (!result) throw new Error(`Lighthouse gave nothing for ${page}`)
      const { categories: scored, audits } = result.lhr
      for (const category of categories) note(category, Math.round((scored[category]?.score ?? 0) * 100))
      for (const [name, id] of Object.entries(timings)) note(name, audits[id]?.numericValue ?? Number.NaN)
      const weighed = Object.values(scored).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      for (const { id } of weighed) {
        const score = audits[id]?.score
        if (typeof score === 'number' && score < 1) lost.set(page, (lost.get(page) ?? new Set()).add(`${id} ${score}`))
      }
    }
    rows[page] = Object.fromEntries([...figures].map(([name, all]) => [name, Number(median(all).toFixed(3))]))
  }
  console.log(`\nLighthouse, mobile, median of ${runs}`)
  console.table(rows)
  for (const [page, audits] of lost) console.log(`${page} loses points by: ${[...audits].join(', ')}`)
}
