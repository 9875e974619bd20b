const adopted = new Set<string>()

/**
 * Adds looks to the page, once: those that nobody needs before some code has come, since the styles that pages begin
 * with are full. Browsers without constructable style sheets stay as they are: what uses this must work without.
 */
export function adoptStyle(text: string): void {
  if (adopted.has(text)) return
  adopted.add(text)
  try {
    const style = new CSSStyleSheet()
    style.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  } catch {
    // It works without.
  }
}
