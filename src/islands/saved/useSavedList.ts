import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RoomPlatform } from '#src/api/roomPack.ts'
import type { Mark } from '#src/domain/evening/mark.ts'
import { parseCountryCode } from '#src/domain/place/country.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { isOfContentType } from '#src/domain/title/contentType.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { $shelf } from '#src/stores/evening.ts'
import { $eveningSettings } from '#src/stores/eveningSettings.ts'
import { $location } from '#src/stores/location.ts'
import { $never, $saved, $seen } from '#src/stores/marks.ts'
import { $savedCards, loadCards } from '#src/stores/savedCards.ts'
import { $savedView, type SavedPart, type SavedView } from '#src/stores/savedView.ts'
import { $selectedCountry } from '#src/stores/selectedCountry.ts'
import { $now, $tonight, keepTime } from '#src/stores/tonight.ts'
import { wishesOf } from '#src/stores/wishesOf.ts'
import { type ArrangedSaved, arrangeSaved } from './arrangeSaved.ts'
import { shelfTitle } from './shelfTitle.ts'
import { steadyOrder } from './steadyOrder.ts'

/** Titles of a list whose cards are asked for; of the others, when "show more" comes to them. */
const firstAsked = 240
/** Cards shown at first, and added by "show more". */
const pageLength = 48

export interface SavedList extends ArrangedSaved {
  readonly marks: Readonly<Record<SavedPart, readonly Mark[]>>
  /** The fitting titles to show. */
  readonly shown: ArrangedSaved['fitting']
  readonly hasMore: boolean
  readonly showMore: () => void
  readonly retry: () => void
}

/** Platforms that the site describes, as wishes show them. */
type Platforms = readonly RoomPlatform[]

/**
 * The list on screen, with the cards that it needs. Sorting goes over the newest 240 marks of a list and those that
 * were shown since, so that 5,000 seen titles ask for no 5,000 cards.
 * @param platforms those that the site describes
 */
export function useSavedList(locale: Locale, platforms: Platforms): SavedList {
  const marks = { saved: useStore($saved), seen: useStore($seen), never: useStore($never) }
  const view = useStore($savedView)
  const cards = useStore($savedCards)
  const country = useStore($selectedCountry)
  const tonight = useStore($tonight)
  const now = useStore($now)
  const services = useServices(platforms, tonight.on)
  const [pages, setPages] = useState(1)
  const place = JSON.stringify([view, tonight])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins at its beginning.
  useEffect(() => setPages(1), [place])

  const part = useSteady(marks[view.part], `${view.part} ${view.sort}`)
  const asked = useMemo(() => part.slice(0, Math.max(firstAsked, pages * pageLength)), [part, pages])
  const load = useCallback((): void => {
    const ids = asked.map(({ id }) => id)
    void loadCards(ids, locale, country)
  }, [asked, locale, country])
  useEffect(load, [load])

  const idOf = useMemo(() => new Map(platforms.map(({ id, name }) => [name, id])), [platforms])
  const arranged = useMemo(
    () =>
      arrangeSaved({
        marks: asked,
        cards,
        view,
        wishes: wishesOf(tonight, now),
        services,
        asTitle: (item) => shelfTitle(item, idOf),
      }),
    [asked, cards, view, tonight, now, services, idOf],
  )
  useShelf(arranged, view, platforms, idOf)
  const isCounted = tonight.until !== null
  useEffect(() => (isCounted ? keepTime() : undefined), [isCounted])
  const limit = pages * pageLength
  return {
    ...arranged,
    marks,
    shown: arranged.fitting.slice(0, limit),
    hasMore: arranged.fitting.length > limit || part.length > asked.length,
    showMore: () => setPages(pages + 1),
    retry: load,
  }
}

/** The marks in a steady order (`steadyOrder`), begun anew for another list. */
function useSteady(marks: readonly Mark[], list: string): readonly Mark[] {
  const order = useRef<{ readonly list: string; readonly ids: readonly TitleId[] }>({ list: '', ids: [] })
  return useMemo(() => {
    const known = order.current.list === list ? order.current.ids : []
    const ids = steadyOrder(
      known,
      marks.map(({ id }) => id),
    )
    order.current = { list, ids }
    const byId = new Map(marks.map((mark) => [mark.id, mark]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }, [marks, list])
}

/** Tells the sheets of wishes what they narrow: the list in its type, whatever is wished for. */
function useShelf(
  { fitting, waiting }: ArrangedSaved,
  { type }: SavedView,
  platforms: Platforms,
  idOf: ReadonlyMap<string, string>,
): void {
  useEffect(() => {
    const titles = [...fitting, ...waiting]
      .filter(({ item }) => isOfContentType(item.contentType, type))
      .map(({ item }) => shelfTitle(item, idOf))
    $shelf.set({ titles, platforms })
  }, [fitting, waiting, type, platforms, idOf])
  useEffect(() => () => $shelf.set(null), [])
}

/** Names of the services that are wished for tonight, and of those that the visitor has named for their country. */
function useServices(platforms: Platforms, tonights: readonly string[]): ReadonlySet<string> {
  const settings = useStore($eveningSettings)
  const location = useStore($location)
  const code = location.status === 'known' ? parseCountryCode(location.location.countryCode) : null
  return useMemo(() => {
    const ids = new Set([...tonights, ...((code && settings.services?.[code]?.value) || [])])
    return new Set(platforms.flatMap(({ id, name }) => (ids.has(id) ? [name] : [])))
  }, [settings, code, platforms, tonights])
}
