import type { RoomView } from '#src/domain/together/roomView.ts'
import { $countryCode } from './location.ts'
import { hasStoredEvening } from './ownMarks.ts'
import { $selectedCountry } from './selectedCountry.ts'
import { $room, act } from './togetherRoom.ts'

/** The pool that this phone has answered for. */
let answered = ''

/**
 * Answers a room that asks what this phone watches with: its services and languages, and which of the candidates are
 * seen, never wanted or not for tonight. Nothing else of the evening leaves the phone.
 * @returns a function that stops
 */
export function startSendingOwn(): () => void {
  return $room.subscribe((room) => {
    if (!room) answered = ''
    if (!room?.pool.isDue || room.pool.ids.length === 0) return
    const pool = `${room.code} ${room.pool.number}`
    if (pool === answered) return
    answered = pool
    void ownOf(room).then((own) => act({ kind: 'sendOwn', pool: room.pool.number, ...own }))
  })
}

interface Own {
  services: string[]
  onlyIncluded: boolean
  languages: string[]
  ruledOut: string[]
}

async function ownOf(room: RoomView): Promise<Own & { country?: NonNullable<ReturnType<typeof chosenCountry>> }> {
  const country = chosenCountry()
  const own: Own = { services: [], onlyIncluded: false, languages: [], ruledOut: [] }
  if (hasStoredEvening()) {
    const [{ $ruledOut }, settings] = await Promise.all([import('./marks.ts'), import('./eveningSettings.ts')])
    const code = country ?? $countryCode.get()
    own.services = code ? [...settings.keptServices(code)] : []
    own.onlyIncluded = own.services.length > 0 && settings.$keepsOnlyIncluded.get()
    own.languages = settings.$keptLanguages.get().slice(0, 12)
    own.ruledOut = room.pool.ids.filter((id) => $ruledOut.get().has(id))
  }
  return { ...own, ...(country && { country }) }
}

function chosenCountry() {
  return $selectedCountry.get() || null
}
