import type { ReactElement } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import type { Drawn } from './useDraw.ts'

interface LeadHeadProps {
  readonly names: MoodFlowWords['results']['evening']
  readonly drawn: Drawn | null
  /** Null where there is too little to choose from. */
  readonly onDraw: (() => void) | null
  readonly onBack: () => void
  /** Whether it is told why it was this one. */
  readonly isTold: boolean
  readonly onTell: () => void
}

/** What stands above the first pick: that it is the one, and the draw; after it another, why this one, and back. */
export function LeadHead({ names, drawn, onDraw, onBack, isTold, onTell }: LeadHeadProps): ReactElement {
  if (!drawn) {
    return (
      <div className="tonight-head">
        <p className="tonight">{names.lead}</p>
        {onDraw && (
          <button className="btn btn-quiet btn-lamp needs-script" type="button" onClick={onDraw}>
            <Icon name="lamp" />
            {names.choose}
          </button>
        )}
      </div>
    )
  }
  return (
    <div className="tonight-head">
      <p className="tonight">{drawn.words.fellOn}</p>
      <div className="drawn-acts">
        <button className="btn btn-lamp" type="button" onClick={onDraw ?? undefined}>
          <Icon name="renew" />
          {drawn.words.another}
        </button>
        {drawn.fit !== undefined && (
          <button className="btn btn-quiet btn-lamp" type="button" aria-expanded={isTold} onClick={onTell}>
            {drawn.words.why}
          </button>
        )}
        <button className="btn btn-quiet btn-lamp" type="button" onClick={onBack}>
          {drawn.words.back}
        </button>
      </div>
    </div>
  )
}
