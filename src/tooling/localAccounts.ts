import { randomBytes } from 'node:crypto'

/** A provider is configured where its id is. */
const providers = ['AUTH_OIDC_ID', 'AUTH_GITHUB_ID', 'AUTH_GOOGLE_ID'] as const

/**
 * What a local run adds to the environment so that a profile can be tried: the demo account, unless there is a provider or AUTH_DEMO says otherwise.
 * The secret is new each time: sessions end with the run that made them, the profile stays in its file.
 * @param environment as it is
 * @param url where the run serves the site, `http://localhost:4321`
 */
export function localAccounts(
  environment: Readonly<Record<string, string | undefined>>,
  url: string,
): Record<string, string> {
  const hasProvider = providers.some((name) => environment[name])
  // Netlify sets NETLIFY in builds, and runs neither of the local scripts; should it, there is still no demo account.
  if (hasProvider || environment['AUTH_DEMO'] === '0' || environment['NETLIFY']) return {}
  return {
    AUTH_DEMO: '1',
    AUTH_URL: environment['AUTH_URL'] || url,
    AUTH_SECRET: environment['AUTH_SECRET'] || randomBytes(32).toString('base64url'),
  }
}
