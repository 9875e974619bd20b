/**
 * A pattern that edits generated output found nothing to edit: what Astro, a bundler or a package writes has changed, and the edit would silently be left out.
 * The message names the pattern's purpose and what it was looked for in.
 */
export class PatternError extends Error {
  override readonly name = 'PatternError'
}
