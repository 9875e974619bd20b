import { expect } from 'vitest'
import { AccountsUnavailableError } from '#src/accounts/profileStore.ts'

/** Holds that an error says that accounts are unavailable, and none of the secrets in any of its words. */
export function expectUnavailable(error: unknown, secrets: readonly string[]): void {
  expect(error).toBeInstanceOf(AccountsUnavailableError)
  const told = `${String(error)} ${JSON.stringify(error)} ${error instanceof Error ? String(error.cause) : ''}`
  for (const secret of secrets) expect(told).not.toContain(secret)
}
