import type { ImportRow } from '#src/domain/evening/importRow.ts'

/** What counts for more where two files name one title and neither tells when. */
const ranks: Readonly<Record<ImportRow['kind'], number>> = { saved: 0, seen: 1, never: 2 }

/**
 * Joins the rows that name one title: the later act wins. An export has a seen title in one file and its rating in
 * another, so a title that was seen takes whether it lit up from whichever row tells.
 * @param first with `others`, all rows of one title
 */
export function joinRows(first: ImportRow, others: readonly ImportRow[]): ImportRow {
  const rows = [first, ...others]
  const last = others.reduce((best, row) => (isAfter(row, best) ? row : best), first)
  if (last.kind !== 'seen' || last.litUp !== undefined) return last
  const rated = rows.find(({ kind, litUp }) => kind === 'seen' && litUp !== undefined)
  return rated?.litUp === undefined ? last : { ...last, litUp: rated.litUp }
}

function isAfter(a: ImportRow, b: ImportRow): boolean {
  const [atA, atB] = [a.at ?? -1, b.at ?? -1]
  return atA === atB ? ranks[a.kind] > ranks[b.kind] : atA > atB
}
