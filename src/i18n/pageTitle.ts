/** Search engines truncate titles at about 600 pixels, which is roughly 65 characters. */
const longestTitle = 65
const siteName = ' · Moodlight'

/** Value of `<title>`: appends the site's name unless the result would be truncated in search results. */
export function withSiteName(name: string): string {
  return name.length + siteName.length > longestTitle ? name : name + siteName
}
