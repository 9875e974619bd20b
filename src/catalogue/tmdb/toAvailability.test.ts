import { describe, expect, it } from 'vitest'
import { rawProvidersSchema } from './schemas.ts'
import { toAvailability } from './toAvailability.ts'

const provider = (provider_id: number, provider_name: string, display_priority: number) => ({
  provider_id,
  provider_name,
  display_priority,
})

describe('the offers of a country', () => {
  it('list a service once for each way, whatever plans it has, and no add-on of it', () => {
    const { CA } = toAvailability(
      rawProvidersSchema.parse({
        results: {
          CA: {
            flatrate: [
              provider(2304, 'Paramount Plus Basic with Ads', 122),
              provider(2303, 'Paramount Plus Premium', 121),
              provider(531, 'Paramount Plus', 10),
              provider(582, 'Paramount+ Amazon Channel', 5),
              provider(90_001, 'Prairie Films', 2),
              provider(90_002, 'Prairie Films Basic with Ads', 201),
            ],
            rent: [provider(3, 'Google Play Movies', 8), provider(2, 'Apple TV Store', 7)],
            buy: [provider(2, 'Apple TV Store', 7)],
          },
        },
      }),
    )
    expect(CA).toEqual([
      { platform: 'paramount-plus', kind: 'stream' },
      { platform: 'tmdb-90001', kind: 'stream', name: 'Prairie Films' },
      { platform: 'apple-tv', kind: 'rent' },
      { platform: 'google-play', kind: 'rent' },
      { platform: 'apple-tv', kind: 'buy' },
    ])
  })
})
