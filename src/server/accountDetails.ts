import type { Profile } from '#src/accounts/profileStore.ts'
import type { SignInMethod } from '#src/accounts/providers.ts'
import { isOver } from '#src/accounts/sessionRecord.ts'
import type { AccountDetails } from '#src/domain/user.ts'
import { capitalise } from '#src/i18n/format.ts'

/**
 * What a profile's own page shows beside the specification's user.
 * @param offered the ways to sign in that are configured, for their names; one that is offered no longer goes by its id
 * @param current the id of the session that asks
 */
export function accountDetails(
  { methods, keepsMoodHistory, sessions }: Profile,
  offered: readonly SignInMethod[],
  current: string,
): AccountDetails {
  const date = (seconds: number): string => new Date(seconds * 1000).toISOString()
  return {
    methods: methods.map(({ provider, linkedAt }) => ({
      provider,
      name: offered.find(({ id }) => id === provider)?.name ?? capitalise(provider),
      // The store's word for a date that was lost.
      ...(Date.parse(linkedAt) > 0 ? { linkedAt } : {}),
    })),
    keepsMoodHistory,
    sessions: sessions
      .filter((session) => !isOver(session))
      .map(({ id, signedInAt, seenAt, device }) => ({
        id,
        ...device,
        signedInAt: date(signedInAt),
        seenAt: date(seenAt),
        isCurrent: id === current,
      })),
  }
}
