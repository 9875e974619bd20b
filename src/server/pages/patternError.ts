/**
 * Thrown when a pattern that edits generated output matches nothing: the output of Astro, a bundler or a package has
 * changed, and the edit would be skipped silently. The message names the pattern's purpose and the text searched.
 */
export class PatternError extends Error {
  override readonly name = 'PatternError'
}
