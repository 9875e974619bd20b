import { resolveConfig } from '@netlify/config'
import { z } from '#src/domain/schema.ts'

/** The part of @netlify/config's result that a build needs. */
const resolvedSchema = z.object({
  config: z.object({
    build: z.object({
      command: z.string(),
      publish: z.string(),
      environment: z.record(z.string(), z.string()),
    }),
    functionsDirectory: z.string(),
    functions: z.record(
      z.string(),
      z.object({ included_files: z.optional(z.array(z.string())), node_bundler: z.optional(z.string()) }),
    ),
    headers: z.array(z.object({ for: z.string(), values: z.record(z.string(), z.unknown()) })),
    redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
  logs: z.object({ stderr: z.array(z.string()), stdout: z.array(z.string()) }),
})
export type NetlifyConfig = z.infer<typeof resolvedSchema>['config']

/**
 * Reads netlify.toml, `_headers` and `_redirects` for a production build, with Netlify's own parser.
 * @param root project root
 * @throws Error when Netlify rejects the configuration or reports a warning
 */
export async function netlifyConfig(root: string): Promise<NetlifyConfig> {
  const { config, logs } = resolvedSchema.parse(
    await resolveConfig({
      cwd: root,
      repositoryRoot: root,
      mode: 'require',
      context: 'production',
      branch: 'main',
      offline: true,
      buffer: true,
    }),
  )
  const said = [...logs.stderr, ...logs.stdout].join('\n').trim()
  if (said) throw new Error(`Netlify does not take the configuration as it is:\n${said}`)
  return config
}
