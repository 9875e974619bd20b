let origin: string | undefined

/** Says where the site itself is served, so that bundled functions find the shelf's files there (see fetchedShelf.ts). */
export function setShelfOrigin(url: string | undefined): void {
  origin = url
}

/** @throws Error when nobody has said where the site is */
export function shelfOrigin(): string {
  if (origin === undefined) throw new Error('URL is not set: the titles are fetched from the site itself.')
  return origin
}
