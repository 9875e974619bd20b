import { type ReactElement, useEffect, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'
import { keptRoom } from '#src/stores/keptRoom.ts'
import { $door, type DoorState, findRoom } from '#src/stores/togetherRoom.ts'
import type { Invited } from './invitedBy.ts'
import { JoinForm } from './JoinForm.tsx'
import { OpenForm } from './OpenForm.tsx'
import { useFocusOnce } from './useFocusOnce.ts'

interface DoorProps {
  readonly door: DoorState
  readonly invited: Invited | null
  readonly locale: Locale
  readonly words: TogetherIslandWords
  readonly heading: string
}

/** Before a room: open one, or come in. Whoever was invited sees the way in alone. */
export function Door({ door, invited, locale, words, heading }: DoorProps): ReactElement | null {
  const { join, closed, newRoom, lead } = words.together
  const [kept, setKept] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever was not let in again has forgotten it.
  useEffect(() => setKept(keptRoom()), [door.at])
  const focus = useFocusOnce(door.at)
  if (door.at === 'asking') return <p className="room-asking" aria-busy="true" />
  if (door.at === 'closed') {
    return (
      <div className="tog">
        <header className="tog-head">
          <h1 ref={focus} tabIndex={-1}>
            {heading}
          </h1>
          <p>{closed}</p>
        </header>
        <p className="actions">
          <button className="btn" type="button" onClick={() => $door.set({ at: 'door' })}>
            {newRoom}
          </button>
        </p>
      </div>
    )
  }
  return (
    <div className={invited ? 'tog tog-invited' : 'tog tog-make'}>
      <header className="tog-head">
        <h1 ref={focus} tabIndex={-1}>
          {invited ? fill(join.invited, { code: invited.code }) : heading}
        </h1>
        <p>{lead}</p>
        {!invited && kept && (
          <p className="room-back">
            {fill(join.back, { code: kept })}
            <button className="btn btn-quiet" type="button" onClick={() => void findRoom(kept)}>
              {join.backIn}
            </button>
          </p>
        )}
      </header>
      {!invited && <OpenForm locale={locale} words={words} />}
      <JoinForm key={invited?.code} invited={invited} words={words} />
    </div>
  )
}
