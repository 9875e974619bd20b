import { readEnv } from '#src/server/env.ts'

/**
 * The recipient of contact messages: CONTACT_EMAIL, or an address in the `.example` domain reserved for documentation.
 * @throws EnvError when the environment is invalid
 */
export function contactAddress(): string {
  return readEnv().CONTACT_EMAIL ?? 'hello@moodlight.example'
}
