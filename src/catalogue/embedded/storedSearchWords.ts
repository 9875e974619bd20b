/**
 * Replaces i18n/searchWords.ts in the bundled functions (see src/tooling/build/bundleFunctions.ts), which read the data
 * of the search as the build prepared them (`readySearchTexts`): the words they are made of would weigh 16 KB in each.
 * @throws Error always; nothing asks for them there
 */
export function searchWords(): never {
  throw new Error('functions have the prepared data of the search, not its words')
}
