import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import type { Locale } from '#src/domain/place/locale.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'
import { leadLanguageLinks } from '#src/islands/shared/leadLanguageLinks.ts'
import { $pageLocale } from '#src/stores/audience.ts'
import { canKeepRoom, keptRoom } from '#src/stores/keptRoom.ts'
import { startSendingOwn } from '#src/stores/sendOwn.ts'
import { $door, $isWaiting, $refusal, $room, findRoom } from '#src/stores/togetherRoom.ts'
import { Door } from './Door.tsx'
import { type Invited, invitedBy } from './invitedBy.ts'
import { Lobby } from './Lobby.tsx'
import { Match } from './Match.tsx'
import { Result } from './Result.tsx'
import { Vote } from './Vote.tsx'

interface TogetherProps {
  readonly locale: Locale
  readonly words: TogetherIslandWords
  /** The heading of the page while no room is entered. */
  readonly heading: string
}

/** A room of several phones: the door, the lobby, the vote, and what comes of it. */
export function Together({ locale, words, heading }: TogetherProps): ReactElement {
  const door = useStore($door, { ssr: 'initial' })
  const room = useStore($room, { ssr: 'initial' })
  const isWaiting = useStore($isWaiting, { ssr: 'initial' })
  const code = room?.code
  const isClosed = door.at === 'closed'
  const refusal = useStore($refusal, { ssr: 'initial' })
  const [invited, setInvited] = useState<Invited | null>(null)
  useEffect(() => {
    $pageLocale.set(locale)
    const named = invitedBy(new URLSearchParams(window.location.search))
    setInvited(named)
    // Only the cookie knows whether this browser is in the room, and no script reads it. Where nothing can be kept the
    // door stays open meanwhile: hardly anybody who follows a link is inside already.
    const isKept = named !== null && keptRoom() === named.code
    if (named && $door.get().at === 'door' && (isKept || !canKeepRoom())) void findRoom(named.code, !isKept)
    return startSendingOwn()
  }, [locale])
  useEffect(() => {
    // Reload and Back find the room again; the letters beyond the code have done their work.
    const address = code ? `?room=${code}` : isClosed ? '' : null
    if (address !== null) window.history.replaceState(null, '', window.location.pathname + address)
    leadLanguageLinks('/together/', window.location.search)
  }, [code, isClosed])
  useLight(room?.moods[0], room?.phase)

  const { together } = words
  return (
    <>
      <p className="room-waits" role="status">
        {isWaiting && together.waits}
      </p>
      {!room && <Door door={door} invited={invited} locale={locale} words={words} heading={heading} />}
      {room?.phase === 'lobby' && <Lobby room={room} locale={locale} words={words} />}
      {room?.phase === 'voting' && <Vote room={room} locale={locale} words={words} />}
      {room?.phase === 'match' && <Match room={room} locale={locale} words={words} />}
      {room?.phase === 'result' && <Result room={room} locale={locale} words={words} />}
      <p className="room-refused" role="alert">
        {refusal && together.refused[refusal]}
      </p>
    </>
  )
}

/** Lights the page in the colours of the room's first lamp, and says in which phase it is: a vote fills the screen. */
function useLight(mood: string | undefined, phase: string | undefined): void {
  useLayoutEffect(() => {
    if (!mood || !phase) return
    const { dataset } = document.documentElement
    dataset['mood'] = mood
    dataset['room'] = phase
    window.scrollTo(0, 0)
    return () => {
      delete dataset['mood']
      delete dataset['room']
    }
  }, [mood, phase])
}
