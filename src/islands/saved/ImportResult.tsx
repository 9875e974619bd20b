import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { ImportRow, ImportSource } from '#src/domain/evening/importRow.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { showToast } from '#src/stores/toast.ts'
import { type CombinedReads, keyOfRow } from './combineReads.ts'
import { RestList } from './RestList.tsx'

interface ImportResultProps {
  readonly reads: CombinedReads
  readonly locale: Locale
  readonly words: SavedPageWords['saved']['bring']
  readonly parts: SavedPageWords['saved']['parts']
  /** 'Undo' */
  readonly undo: string
  readonly onDone: () => void
}

const sourceNames: Readonly<Record<Exclude<ImportSource, 'moodlight'>, string>> = {
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  trakt: 'Trakt',
}

/** What was read in files: how much matched, one button that takes it over, and what needs a look. */
export function ImportResult({ reads, locale, words, parts, undo, onDone }: ImportResultProps): ReactElement {
  const [leftOut, setLeftOut] = useState<ReadonlySet<TitleId>>(new Set())
  const [meant, setMeant] = useState<ReadonlyMap<ImportRow, TitleId>>(new Map())
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus({ preventScroll: true }), [])
  const toggle = (id: TitleId): void => {
    const next = new Set(leftOut)
    if (!next.delete(id)) next.add(id)
    setLeftOut(next)
  }
  const mean = (row: ImportRow, id: TitleId): void => {
    const next = new Map(meant)
    if (next.get(row) === id) next.delete(row)
    else next.set(row, id)
    setMeant(next)
  }
  const answered = [...meant].map(([row, id]) => ({ id, row }))
  const taken = [...reads.matched.filter(({ id }) => !leftOut.has(id)), ...answered]
  const unsure = reads.ambiguous.length - answered.length
  const numbers = [
    { name: words.matched, count: taken.length },
    { name: words.missing, count: reads.missing.length },
    ...(unsure > 0 ? [{ name: words.unsure, count: unsure }] : []),
    { name: words.unreadable, count: reads.unreadable.length },
  ]
  const [kind, ...otherKinds] = new Set(taken.map(({ row }) => row.kind))
  const count = taken.length.toLocaleString(locale)
  const takeName =
    kind && otherKinds.length === 0 ? fill(words.takeTo, { count, part: parts[kind] }) : fill(words.take, { count })
  const take = async (): Promise<void> => {
    const { takeOver } = await import('#src/stores/takeOver.ts')
    const { marked, refused, undo: act } = takeOver({ matched: taken, missing: reads.missing })
    onDone()
    showToast({
      tone: refused > 0 ? 'bad' : 'good',
      title: plural(locale, words.taken, marked),
      text: refused > 0 ? plural(locale, words.full, refused) : words.takenText,
      actions: [{ name: undo, act }],
    })
  }
  return (
    <div className="result" ref={result} tabIndex={-1}>
      {reads.files.map(({ name, source, rows }) => (
        <p className="from" key={name}>
          <Icon name="file" />
          {fill(words.from, { file: name, source: source === 'moodlight' ? words.own : sourceNames[source] })},{' '}
          {plural(locale, words.rows, rows)}
        </p>
      ))}
      {reads.strange.map((file) => (
        <p className="from" key={file}>
          <Icon name="never" />
          {fill(words.strange, { file })}
        </p>
      ))}
      <div role="status">
        <dl className="big">
          {numbers.map(({ name, count }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count.toLocaleString(locale)}</dd>
            </div>
          ))}
        </dl>
        {taken.length === 0 && <p className="mt-3 text-text-2">{words.noneMatched}</p>}
      </div>
      <div className="strip" aria-hidden="true">
        {numbers.map(({ name, count }) => (
          // The style is set by script, as the policy demands.
          <i key={name} ref={(element) => element?.style.setProperty('--n', String(count))} />
        ))}
      </div>
      <p className="actions">
        {taken.length > 0 && (
          <button className="btn" type="button" onClick={() => void take()}>
            {takeName}
          </button>
        )}
        <button className="btn btn-quiet" type="button" onClick={onDone}>
          {words.notNow}
        </button>
      </p>
      <RestList
        heading={words.which}
        showAll={words.showAll}
        rows={reads.ambiguous.map(({ row, candidates }) => ({
          key: keyOfRow(row),
          name: row.title,
          hint: words.noYear,
          end: (
            <span className="which">
              {candidates.map(({ id, year }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={meant.get(row) === id}
                  aria-label={`${row.title}, ${year}`}
                  onClick={() => mean(row, id)}
                >
                  {year}
                </button>
              ))}
            </span>
          ),
        }))}
      />
      <RestList
        heading={words.byTitle}
        text={words.byTitleText}
        showAll={words.showAll}
        rows={reads.byTitle.map(({ id, row }) => ({
          key: id,
          name: row.title,
          hint: row.year?.toString(),
          end: (
            <button
              type="button"
              aria-label={`${leftOut.has(id) ? words.takeBack : words.leaveOut}: ${row.title}`}
              onClick={() => toggle(id)}
            >
              {leftOut.has(id) ? words.takeBack : words.leaveOut}
            </button>
          ),
        }))}
      />
      <RestList
        heading={words.missingHeading}
        showAll={words.showAll}
        rows={reads.missing.map((row) => ({
          key: keyOfRow(row),
          name: nameOf(row),
          hint: row.year?.toString(),
          end: <small>{words.leftOut}</small>,
        }))}
      />
      <RestList
        heading={words.unreadableHeading}
        showAll={words.showAll}
        rows={reads.unreadable.map(({ file, line, text }) => ({
          key: `${file} ${line}`,
          name: text,
          end: <small>{fill(words.line, { file, line })}</small>,
        }))}
      />
    </div>
  )
}

/** A row's title, or its number where the file has no title. */
function nameOf({ title, imdbId, tmdbId }: ImportRow): string {
  return title || imdbId || String(tmdbId ?? '')
}
