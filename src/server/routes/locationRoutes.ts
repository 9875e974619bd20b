import { locationEndpoints } from '#src/api/locationEndpoints.ts'
import { route } from '#src/server/endpoint.ts'
import { countryCookie, manualLocation, visitorLocation } from '#src/server/visitorCountry.ts'

export const locationRoute = route(locationEndpoints.location, async (_, visit) => ({ body: visitorLocation(visit) }))

const yearInSeconds = 31_536_000

/** Keeps a country chosen by hand in a cookie that only functions read, or forgets it. */
export const setLocationRoute = route(locationEndpoints.setLocation, async ({ country }, visit) => {
  const secure = visit.request.url.protocol === 'https:' ? '; Secure' : ''
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure}`
  if (country === 'auto') {
    const cookies = new Map(visit.request.cookies)
    cookies.delete(countryCookie)
    return {
      body: visitorLocation({ ...visit, request: { ...visit.request, cookies } }),
      headers: { 'set-cookie': `${countryCookie}=; Max-Age=0; ${attributes}` },
    }
  }
  return {
    body: manualLocation(country),
    headers: { 'set-cookie': `${countryCookie}=${country}; Max-Age=${yearInSeconds}; ${attributes}` },
  }
})
