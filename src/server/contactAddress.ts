import { readEnv } from './env.ts'

/** Where contact messages go; CONTACT_EMAIL, or the address in the documentation's reserved domain. */
export function contactAddress(): string {
  return readEnv().CONTACT_EMAIL ?? 'hello@moodlight.example'
}
