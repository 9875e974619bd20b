/**
 * Spreadsheets run cells that begin with one of these as formulae (OWASP, CSV Injection). Apostrophes and
 * spaces before them count, so that `withoutGuard` takes away what `guarded` has added, and no more, although cells are
 * trimmed when they are read.
 */
const isFormula = /^['\s]*[=+\-@\t\r]/
const needsQuotes = /[",\r\n]|^\s|\s$/

/** The text with an apostrophe before it, if a spreadsheet would run it. */
export function guarded(text: string): string {
  return isFormula.test(text) ? `'${text}` : text
}

/** A text as a cell of CSV (RFC 4180), guarded. */
export function csvCell(text: string): string {
  const safe = guarded(text)
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text that was guarded. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && isFormula.test(cell) ? cell.slice(1) : cell
}
