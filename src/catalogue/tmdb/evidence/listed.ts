/** The words or phrases of a text of the data, which are separated by commas and perhaps broken over lines. */
export function listed(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))
}
