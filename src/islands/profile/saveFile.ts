/**
 * The browser reads the blob after the click and does not say when it is done, so the URL is revoked after a minute.
 */
const keptMs = 60_000

/** Downloads a text as a file, by default of JSON. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
