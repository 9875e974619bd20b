import type { ReactElement } from 'react'

/** Skeleton cards for a loading list. */
export function SkeletonCards({ count }: { readonly count: number }): ReactElement {
  return (
    <ul className="shelf shelf-6 acts-below" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blanks have nothing else
        <li className="card card-blank grid gap-2" key={index} aria-hidden="true">
          <span className="sk aspect-2/3" />
          <span className="sk w-4/5 h-4.5" />
          <span className="sk w-3/5 h-3.25" />
        </li>
      ))}
    </ul>
  )
}

interface ListFailedProps {
  readonly text: string
  readonly retryText: string
  readonly retry: () => void
}

/** That a list did not come, with a way to ask again. */
export function ListFailed({ text, retryText, retry }: ListFailedProps): ReactElement {
  return (
    <div className="empty" role="alert">
      <p>{text}</p>
      <button className="btn" type="button" onClick={retry}>
        {retryText}
      </button>
    </div>
  )
}
