/** Search engines cut a title beyond some 600 pixels, which is about so many characters. */
const longestTitle = 65
const siteName = ' · Moodlight'

/** A page's name with the site's behind it, unless the page's own would then be cut. */
export function withSiteName(name: string): string {
  return name.length + siteName.length > longestTitle ? name : name + siteName
}
