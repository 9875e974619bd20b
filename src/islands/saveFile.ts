/** The browser reads the text after the click; how long it takes it does not say. */
const keptMs = 60_000

/** Gives the visitor a text as a JSON file to keep. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
