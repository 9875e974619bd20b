import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { longestName } from '#src/domain/together/limits.ts'
import { $countryCode } from '#src/stores/location.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { act } from '#src/stores/togetherRoom.ts'
import { $tonight, wishTonight } from '#src/stores/tonight.ts'
import { Lamps } from './Lamps.tsx'
import { textOf } from './named.ts'
import { RoomAsk, useRoomAsk } from './RoomAsk.tsx'
import type { RoomProps } from './roomProps.ts'
import { roomWishes, tonightOf } from './roomWishes.ts'

/** Before the vote: who leads may choose other lamps, type or wishes, everybody another name or lamp. */
export function LobbyChange({ room, locale, words }: RoomProps): ReactElement {
  const { change, rename } = words.together.lobby
  return (
    <div className="lobby-change">
      {room.youLead && (
        <Fold summary={change}>{(close) => <AskForm room={room} locale={locale} words={words} onDone={close} />}</Fold>
      )}
      <Fold summary={rename}>{(close) => <PersonForm room={room} words={words} onDone={close} />}</Fold>
    </div>
  )
}

interface FoldProps {
  readonly summary: string
  readonly children: (close: () => void) => ReactNode
}

/** A form that is there while it is open; closing it gives the focus back to what opened it. */
function Fold({ summary, children }: FoldProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  const head = useRef<HTMLElement>(null)
  const close = (): void => {
    setIsOpen(false)
    head.current?.focus()
  }
  return (
    <details className="disclosure" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary ref={head}>{summary}</summary>
      {isOpen && children(close)}
    </details>
  )
}

type Done = { readonly onDone: () => void }

function AskForm({ room, locale, words, onDone }: RoomProps & Done): ReactElement {
  const { set, setHint } = words.together.lobby
  const ask = useRoomAsk(room, locale)
  const [{ before, wishes }] = useState(() => ({ before: $tonight.get(), wishes: room.wishes }))
  useEffect(() => {
    let isGone = false
    const show = (services: readonly string[]): void => {
      if (!isGone) wishTonight(tonightOf(wishes, before, services), 'sameStep')
    }
    show([])
    if (wishes.onlyIncluded) void ownServices().then(show)
    return () => {
      isGone = true
    }
  }, [before, wishes])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const country = $selectedCountry.get()
        const { moods, contentType } = ask
        act({
          kind: 'setRoom',
          moods: [...moods],
          contentType,
          wishes: roomWishes(),
          ...(country && { country }),
        })
        onDone()
      }}
    >
      <RoomAsk ask={ask} locale={locale} words={words} appliesKept={false} />
      <p className="actions ask-end">
        <button className="btn btn-quiet" type="submit">
          {set}
        </button>
        <small className="room-calm">{setHint}</small>
      </p>
    </form>
  )
}

async function ownServices(): Promise<readonly string[]> {
  const country = $selectedCountry.get() || $countryCode.get()
  const { keptServices } = await import('#src/stores/eveningSettings.ts')
  return country ? keptServices(country) : []
}

function PersonForm({ room, words, onDone }: Omit<RoomProps, 'locale'> & Done): ReactElement {
  const { join, lobby } = words.together
  const me = room.members.find(({ place }) => place === room.you)
  const [lamp, setLamp] = useState(me?.lamp)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        act({ kind: 'setName', name: textOf(event.currentTarget, 'name'), ...(lamp && { lamp }) })
        onDone()
      }}
    >
      <label className="field">
        <span>{join.name}</span>
        <input className="input" maxLength={longestName} name="name" autoComplete="nickname" defaultValue={me?.name} />
        <small>{join.nameHint}</small>
      </label>
      <div className="field">
        <span aria-hidden="true">{join.lamp}</span>
        <Lamps type="radio" chosen={lamp ? [lamp] : []} legend={join.lamp} onChoose={setLamp} words={words} />
      </div>
      <p className="actions">
        <button className="btn btn-quiet" type="submit">
          {lobby.save}
        </button>
      </p>
    </form>
  )
}
