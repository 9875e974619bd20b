import { useEffect, useState } from 'react'
import { type CombinedReads, combineReads } from './combineReads.ts'

export type Import =
  | { readonly status: 'idle' }
  | { readonly status: 'reading' }
  | { readonly status: 'failed' }
  | { readonly status: 'read'; readonly reads: CombinedReads }

export interface ImportControls {
  readonly state: Import
  /** Whether files are held over the page. */
  readonly isOver: boolean
  readonly read: (files: Iterable<File>) => void
  readonly forget: () => void
}

/**
 * Reads files that are chosen, or dropped anywhere on the page. What reads them, and the list that they are matched
 * with, are loaded with the first file.
 */
export function useImport(): ImportControls {
  const [state, setState] = useState<Import>({ status: 'idle' })
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        // Only where this is done a drop is ours, and does not open the file.
        event.preventDefault()
        setIsOver(true)
      },
      { signal },
    )
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setIsOver(false)
      },
      { signal },
    )
    document.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        const files = event.dataTransfer?.files
        if (!files || files.length === 0) return
        event.preventDefault()
        void readAll(files, setState)
      },
      { signal },
    )
    return () => listening.abort()
  }, [])
  return {
    state,
    isOver,
    read: (files) => void readAll(files, setState),
    forget: () => setState({ status: 'idle' }),
  }
}

async function readAll(files: Iterable<File>, show: (state: Import) => void): Promise<void> {
  show({ status: 'reading' })
  try {
    const { readMarksFile } = await import('#src/stores/importMarks.ts')
    const reads = await Promise.all(
      [...files].map(async (file) => ({ name: file.name, read: await readMarksFile(file) })),
    )
    show({ status: 'read', reads: combineReads(reads) })
  } catch {
    show({ status: 'failed' })
  }
}
