import { readFileSync } from 'node:fs'
import type { FactsRecord } from '#src/catalogue/embedded/record.ts'
import { knownDifferences } from './knownDifferences.data.ts'

/** Tolerance for runtimes in minutes: frame rate and logos vary; a larger difference means another cut or an error. */
const minutesApart = 6

interface Comparison {
  /** Number of the catalogue's films that are in the table. */
  readonly compared: number
  readonly mismatches: readonly string[]
  /** Number of films whose differences are documented in knownDifferences.data.ts. */
  readonly explained: number
}

/**
 * Compares films with a reference table: a TSV file with the columns year, tmdbId, imdbId and runtimeMinutes. Empty
 * cells and films that are not in the table are skipped.
 * @throws Error when the file cannot be read or lacks a column
 */
export function compareWithTable(file: string, facts: readonly FactsRecord[]): Comparison {
  const [head = '', ...rows] = readFileSync(file, 'utf8').split('\n')
  const names = head.split('\t')
  const column = (name: string): number => {
    const index = names.indexOf(name)
    if (index < 0) throw new Error(`${file} has no column ${name}.`)
    return index
  }
  const [tmdb, imdb, year, runtime] = ['tmdbId', 'imdbId', 'year', 'runtimeMinutes'].map(column)
  const byTmdb = new Map(rows.map((row) => row.split('\t')).map((cells) => [cells[tmdb ?? 0], cells]))
  let compared = 0
  let explained = 0
  const mismatches: string[] = []
  for (const film of facts.filter(({ type }) => type === 'movie')) {
    const cells = byTmdb.get(String(film.tmdbId))
    if (!cells) continue
    compared += 1
    const theirs = {
      imdb: cells[imdb ?? 0] ?? '',
      year: Number(cells[year ?? 0]),
      runtime: Number(cells[runtime ?? 0]),
    }
    const differences = [
      ...(theirs.imdb && theirs.imdb !== film.imdbId ? [`IMDb id ${film.imdbId}, theirs ${theirs.imdb}`] : []),
      ...(theirs.year && theirs.year !== film.year ? [`year ${film.year}, theirs ${theirs.year}`] : []),
      ...(theirs.runtime && Math.abs(theirs.runtime - (film.runtime ?? 0)) > minutesApart
        ? [`runtime ${film.runtime}, theirs ${theirs.runtime}`]
        : []),
    ]
    if (differences.length === 0) continue
    if (knownDifferences[film.id]) explained += 1
    else mismatches.push(`${film.id} (${film.title}): ${differences.join('; ')}`)
  }
  return { compared, mismatches, explained }
}
