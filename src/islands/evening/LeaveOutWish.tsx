import type { ReactElement } from 'react'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import { TickRow, toggled } from './TickRow.tsx'
import type { WishBodyProps } from './wishBodyProps.ts'

/** What the visitor does not want tonight: a closed list, which says no more of any title. */
export function LeaveOutWish({ tonight, words, change }: WishBodyProps): ReactElement {
  return (
    <>
      <p className="hint">{words.leaveOut.text}</p>
      <fieldset className="ticks">
        <legend className="sr-only">{words.leaveOut.title}</legend>
        {leaveOuts.map((id) => (
          <TickRow
            key={id}
            sign="close"
            isTicked={tonight.not.includes(id)}
            onChange={() => change({ not: toggled(tonight.not, id) })}
          >
            <span className="col-span-2">
              {words.things[id]}
              {tonight.not.includes(id) && <small className="ml-2 text-accent">{words.leaveOut.leftOut}</small>}
            </span>
          </TickRow>
        ))}
      </fieldset>
    </>
  )
}
