import type { Profile } from '#src/accounts/profileStore.ts'
import type { SignInMethod } from '#src/accounts/providers.ts'
import type { AccountDetails } from '#src/domain/user.ts'
import { capitalise } from '#src/i18n/format.ts'

/**
 * What a profile's own page shows beside the specification's user.
 * @param offered the ways to sign in that are configured, for their names; one that is offered no longer goes by its id
 */
export function accountDetails(
  { methods, keepsMoodHistory }: Profile,
  offered: readonly SignInMethod[],
): AccountDetails {
  return {
    methods: methods.map(({ provider, linkedAt }) => ({
      provider,
      name: offered.find(({ id }) => id === provider)?.name ?? capitalise(provider),
      // The store's word for a date that was lost.
      ...(Date.parse(linkedAt) > 0 ? { linkedAt } : {}),
    })),
    keepsMoodHistory,
  }
}
