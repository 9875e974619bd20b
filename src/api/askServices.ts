import { ApiError, send } from './send.ts'

/** The services that have a title in a country, by title id. */
export type ServicesByTitle = ReadonlyMap<string, Card>

/**
 * Asks where titles can be watched, without the contract's schemas, which would outweigh the pages that ask: their
 * scripts have a budget of a few kilobytes.
 * @param ids sorted, at most 24 (see the endpoint `titles`)
 * @throws ApiError when the request fails or the response is no list of titles
 * @throws SyntaxError when the response is not JSON
 */
export async function askServices(ids: readonly string[], country: string, locale: string): Promise<ServicesByTitle> {
  const { text } = await send(`/api/titles?country=${country}&ids=${ids.join()}&locale=${locale}`, 'GET')
  const answer: unknown = JSON.parse(text)
  if (!Array.isArray(answer) || !answer.every(isCard)) throw new ApiError(200, '200: not a list of titles')
  return new Map(answer.map((card) => [card.id, card]))
}

interface Card {
  readonly id: string
  readonly platforms: readonly string[]
  readonly labels?: readonly string[]
}

function isCard(value: unknown): value is Card {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('platforms' in value)) return false
  return typeof value.id === 'string' && areNames(value.platforms) && (!('labels' in value) || areNames(value.labels))
}

function areNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}
