import { type ReactElement, useRef } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { exportMarks } from './exportMarks.ts'
import { ImportResult } from './ImportResult.tsx'
import { useImport } from './useImport.ts'

interface BringProps {
  readonly locale: Locale
  readonly words: SavedPageWords['saved']['bring']
  /** Names of what one may have done with a title: 'Seen'. */
  readonly parts: SavedPageWords['saved']['parts']
  readonly undo: string
}

/** Import of what was seen elsewhere, and export of what is kept here. Nothing of either is sent. */
export function Bring({ locale, words, parts, undo }: BringProps): ReactElement {
  const { state, isOver, read, forget } = useImport()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section className="bring" aria-labelledby="bring">
      <div>
        <h2 id="bring">{words.heading}</h2>
        <p>{words.text}</p>
        <p className="actions">
          {(['csv', 'json'] as const).map((format) => (
            <button key={format} className="btn btn-quiet" type="button" onClick={() => void exportMarks(format)}>
              <Icon name="download" />
              {words[format]}
            </button>
          ))}
        </p>
      </div>
      {state.status === 'read' ? (
        <ImportResult reads={state.reads} locale={locale} words={words} parts={parts} undo={undo} onDone={forget} />
      ) : (
        <div className="dropzone" data-over={isOver || undefined}>
          <Icon name="file" />
          <strong>{words.drop}</strong>
          <p>{words.dropText}</p>
          <input
            className="sr-only"
            ref={input}
            type="file"
            accept=".csv,.json,text/csv,application/json"
            multiple
            tabIndex={-1}
            aria-label={words.choose}
            onChange={({ target }) => {
              if (target.files) read([...target.files])
              // The same file may be chosen again.
              target.value = ''
            }}
          />
          <button className="btn" type="button" onClick={() => input.current?.click()}>
            {words.choose}
          </button>
          <p role="status">
            {state.status === 'reading' && words.reading}
            {state.status === 'failed' && words.failed}
          </p>
        </div>
      )}
    </section>
  )
}
