import type { GitHubProfile } from '@auth/core/providers/github'
import { z } from '#src/domain/schema.ts'

const userUrl = 'https://api.github.com/user'
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/**
 * What GitHub tells of a user, with the verified primary address where the profile shows none
 * (https://docs.github.com/en/rest/users/emails). Auth.js asks the same, but without the timeout of `customFetch`.
 * @param ask rejects when GitHub does not answer in time
 */
export async function githubUser(accessToken: string, ask: typeof fetch): Promise<GitHubProfile> {
  const headers = { authorization: `Bearer ${accessToken}`, 'user-agent': 'moodlight' }
  const profile: GitHubProfile = await (await ask(userUrl, { headers })).json()
  if (profile.email) return profile
  const answer = await ask(`${userUrl}/emails`, { headers })
  const emails = answer.ok ? emailsSchema.parse(await answer.json()) : []
  return { ...profile, email: emails.find(({ primary, verified }) => primary && verified)?.email ?? null }
}
