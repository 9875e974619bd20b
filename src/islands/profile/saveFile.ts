/**
 * The browser reads the blob after the click and does not say when it is done, so the URL is revoked after a minute.
 */
const keptMs = 60_000

/** Downloads a text as a JSON file. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
