import { isLocation, type Location } from '#src/domain/location.ts'
import { ApiError, send } from './send.ts'

/**
 * Asks where the visitor is, without the contract's schemas: this runs on every page, text pages among them, whose scripts together may be five kilobytes. A
 * test holds that `isLocation` and the contract agree.
 * @throws ApiError when there is no answer, or none that can be read
 */
export async function askLocation(): Promise<Location> {
  const { text } = await send('/api/location', 'GET')
  const answer: unknown = JSON.parse(text)
  if (isLocation(answer)) return answer
  throw new ApiError(200, '200: not a location')
}

/** Forgets the country that the server keeps in a cookie. @throws ApiError when the server does not answer */
export async function forgetLocation(): Promise<void> {
  await send('/api/location/set?country=auto', 'POST')
}
