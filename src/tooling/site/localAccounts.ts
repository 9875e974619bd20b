import { randomBytes } from 'node:crypto'

/** A provider counts as configured when its client id is set. */
const providers = ['AUTH_OIDC_ID', 'AUTH_GITHUB_ID', 'AUTH_GOOGLE_ID'] as const

/**
 * Environment variables that enable the demo account in local runs, unless a provider is configured or AUTH_DEMO is
 * `0`. The session secret is generated per run, so sessions end with the process; the profile persists in its file.
 * @param environment the current environment
 * @param url origin of the local site, `http://localhost:4321`
 * @returns variables to add; empty when accounts are configured otherwise
 */
export function localAccounts(
  environment: Readonly<Record<string, string | undefined>>,
  url: string,
): Record<string, string> {
  const hasProvider = providers.some((name) => environment[name])
  // Safeguard: Netlify sets NETLIFY in builds, and never runs the local scripts that call this.
  if (hasProvider || environment['AUTH_DEMO'] === '0' || environment['NETLIFY']) return {}
  return {
    AUTH_DEMO: '1',
    AUTH_URL: environment['AUTH_URL'] || url,
    AUTH_SECRET: environment['AUTH_SECRET'] || randomBytes(32).toString('base64url'),
  }
}
