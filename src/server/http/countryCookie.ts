/**
 * Name of the cookie with the country that the visitor chose. /api/location/set sets it; functions and the CDN
 * (Netlify-Vary) read it.
 * @param url of the request: on HTTPS the name has the prefix `__Host-`, so that no other host of the domain can set it
 */
export function countryCookie({ protocol }: Pick<URL, 'protocol'>): string {
  return protocol === 'https:' ? '__Host-moodlight_country' : 'moodlight_country'
}
