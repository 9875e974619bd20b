import { saveFile } from '#src/islands/profile/saveFile.ts'
import { $never, $saved, $seen } from '#src/stores/marks.ts'

/**
 * Downloads what is saved, seen and ruled out. Without a network the titles' names are missing in the file, not their
 * numbers, by which it can be read again.
 */
export async function exportMarks(format: 'csv' | 'json'): Promise<void> {
  const [{ loadImportIndex }, { exportCsv, exportJson }] = await Promise.all([
    import('#src/stores/importMarks.ts'),
    import('#src/domain/evening/exportMarks.ts'),
  ])
  const index = await loadImportIndex().catch(() => [])
  const marks = [...$saved.get(), ...$seen.get(), ...$never.get()]
  if (format === 'csv') saveFile('moodlight.csv', exportCsv(marks, index), 'text/csv')
  else saveFile('moodlight.json', exportJson(marks, index))
}
