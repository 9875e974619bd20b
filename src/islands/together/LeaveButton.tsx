import type { ReactElement } from 'react'
import { act } from '#src/stores/togetherRoom.ts'

/** Leaves the room; whoever changes their mind joins again by the code. */
export function LeaveButton({ text }: { readonly text: string }): ReactElement {
  return (
    <p>
      <button className="back" type="button" onClick={() => act({ kind: 'leave' })}>
        {text}
      </button>
    </p>
  )
}
