/** The day on which a moment (ISO date-time) fell where the visitor is, as an ISO date. */
export function localDay(moment: string): string {
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
