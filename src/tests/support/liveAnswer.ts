import { expect } from '@playwright/test'

/**
 * Requests an address until the live catalogue has answered in time, so that what a test opens next comes from there:
 * on a busy machine the catalogue's deadline may pass first, and the embedded shelf stands in for some seconds.
 */
export async function liveAnswer(url: string): Promise<Response> {
  let response = await fetch(url)
  await expect
    .poll(
      async () => {
        if (response.headers.has('moodlight-degraded')) response = await fetch(url)
        return response.headers.get('moodlight-degraded')
      },
      { message: `${url} comes from the live catalogue`, timeout: 60_000 },
    )
    .toBeNull()
  return response
}
