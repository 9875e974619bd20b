import { projectRoot } from '#src/tooling/projectRoot.ts'
import { serveSite } from '#src/tooling/server/serveSite.ts'

/** Serves the built site for the whole end-to-end run. */
export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  process.env['LOG_REQUESTS'] = '0'
  const site = await serveSite({ root: projectRoot, port: Number(process.env['E2E_PORT'] ?? 4399) })
  return site.close
}
