import { useStore } from '@nanostores/react'
import { memo, type ReactElement } from 'react'
import { leaveOuts } from '#src/domain/evening/leaveOuts.ts'
import { $keptLeaveOuts, keepLeaveOuts } from '#src/stores/eveningSettings.ts'
import { TickRow, toggled } from './TickRow.tsx'
import type { WishBodyProps } from './wishBodyProps.ts'

/** What the visitor does not want tonight: a closed list, which says no more of any title. */
export function LeaveOutWish({ tonight, words, change }: WishBodyProps): ReactElement {
  return <LeftOut not={tonight.not} words={words} change={change} />
}

interface LeftOutProps extends Pick<WishBodyProps, 'words' | 'change'> {
  readonly not: WishBodyProps['tonight']['not']
}

/** Memoized: other wishes change nothing here. */
const LeftOut = memo(function LeftOut({ not, words, change }: LeftOutProps): ReactElement {
  const isKept = useStore($keptLeaveOuts).length > 0
  return (
    <>
      <p className="hint">{words.leaveOut.text}</p>
      <fieldset className="ticks">
        <legend className="sr-only">{words.leaveOut.title}</legend>
        {leaveOuts.map((id) => (
          <TickRow key={id} sign="close" isTicked={not.includes(id)} onChange={() => change({ not: toggled(not, id) })}>
            <span className="col-span-2">
              {words.things[id]}
              {not.includes(id) && <small className="ml-2 text-accent">{words.leaveOut.leftOut}</small>}
            </span>
          </TickRow>
        ))}
      </fieldset>
      {(not.length > 0 || isKept) && (
        <label className="switch w-full">
          <span className="flex-1">
            {words.leaveOut.keep}
            <small className="block text-xs text-text-3">{words.leaveOut.keepText}</small>
          </span>
          <input type="checkbox" checked={isKept} onChange={() => keepLeaveOuts(isKept ? [] : not)} />
          <i />
        </label>
      )}
    </>
  )
})
