import { call } from '#src/api/client.ts'
import { platformEndpoints } from '#src/api/platformEndpoints.ts'
import { $audience } from './audience.ts'
import { invalidateKeys } from './query.ts'
import { question } from './question.ts'

const platformsKey = 'platforms'

/** The streaming services of the visitor's country. */
export const $platforms = question(platformsKey, $audience, (audience) =>
  call(platformEndpoints.streamingPlatforms, audience),
)

/** Invalidates the services after a change of country. */
export function reloadPlatforms(): void {
  invalidateKeys((key) => key.startsWith(platformsKey))
}
