import type { Profile } from '#src/accounts/profileStore.ts'
import type { SignInMethod } from '#src/accounts/providers.ts'
import { isOver } from '#src/accounts/sessionRecord.ts'
import type { AccountDetails } from '#src/domain/user/accountDetails.ts'
import { capitalise } from '#src/i18n/format.ts'

/**
 * Maps a profile to the account details, which the profile page shows in addition to the user object of the
 * specification.
 * @param offered the configured sign-in methods, used for display names; a provider that is no longer configured is
 * shown by its capitalised id
 * @param current id of the session that makes the request
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
      // The epoch or an unparsable value marks a date that the store has lost.
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
