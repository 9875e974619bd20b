import { isLocation, type Location } from '#src/domain/place/location.ts'
import { ApiError, send } from './send.ts'

/**
 * Requests the visitor's location without the contract's schemas: this code runs on every page, including text pages,
 * whose scripts have a budget of 5 KB in total. A test checks that `isLocation` and the contract agree.
 * @throws ApiError when the request fails or the response is not a location
 * @throws SyntaxError when the response is not JSON
 */
export async function askLocation(): Promise<Location> {
  const { text } = await send('/api/location', 'GET')
  const answer: unknown = JSON.parse(text)
  if (isLocation(answer)) return answer
  throw new ApiError(200, '200: not a location')
}

/** Deletes the country that the visitor chose from the server's cookie. @throws ApiError when the request fails */
export async function forgetLocation(): Promise<void> {
  await send('/api/location/set?country=auto', 'POST')
}
