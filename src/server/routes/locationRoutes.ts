import { returnPath } from '#src/accounts/returnPath.ts'
import { locationEndpoints } from '#src/api/locationEndpoints.ts'
import { chosenCountryId } from '#src/domain/place/chosenCountryId.ts'
import { countryCookie } from '#src/server/http/countryCookie.ts'
import { route } from '#src/server/http/endpoint.ts'
import { manualLocation, visitorLocation } from '#src/server/http/visitorCountry.ts'

export const locationRoute = route(locationEndpoints.location, async (_, visit) => ({ body: visitorLocation(visit) }))

const yearInSeconds = 31_536_000

/**
 * Stores a manually chosen country in an HttpOnly cookie, or deletes it. A plain HTML form is answered with a redirect
 * to the path in its field `returnTo`, where the fragment identifies the chosen country.
 */
export const setLocationRoute = route(locationEndpoints.setLocation, async ({ country }, visit) => {
  const { form } = visit.request
  const back = form && returnPath(form.get('returnTo'))
  const secure = visit.request.url.protocol === 'https:' ? '; Secure' : ''
  const name = countryCookie(visit.request.url)
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure}`
  if (country === 'auto') {
    const cookies = new Map(visit.request.cookies)
    cookies.delete(name)
    return {
      body: visitorLocation({ ...visit, request: { ...visit.request, cookies } }),
      headers: { 'set-cookie': `${name}=; Max-Age=0; ${attributes}` },
      ...(back ? { seeOther: back } : {}),
    }
  }
  return {
    body: manualLocation(country),
    headers: { 'set-cookie': `${name}=${country}; Max-Age=${yearInSeconds}; ${attributes}` },
    ...(back ? { seeOther: `${back}#${chosenCountryId(country)}` } : {}),
  }
})
