import type { ReactElement } from 'react'
import { act } from '#src/stores/togetherRoom.ts'
import type { RoomProps } from './roomProps.ts'

/** While a vote runs: whether latecomers may come in, which whoever leads decides, and the way out. */
export function VotingDoor({ room, words }: Omit<RoomProps, 'locale'>): ReactElement {
  const { letIn, shut, leave } = words.together.vote
  return (
    <p className="voting-door">
      {room.youLead && (
        <button className="out" type="button" onClick={() => act({ kind: 'letIn', open: !room.letsIn })}>
          {room.letsIn ? shut : letIn}
        </button>
      )}
      {room.letsIn && <b className="door-code">{room.code}</b>}
      <button className="out" type="button" onClick={() => act({ kind: 'leave' })}>
        {leave}
      </button>
    </p>
  )
}
