import { type RefObject, useEffect, useRef } from 'react'

/**
 * Opens a card's menu from the card's title by the keys that open menus elsewhere: the menu key, Shift+F10. From there
 * each choice is two keys away; by Tab it would be five.
 * @param acts the card's acts
 */
export function useMenuKey(acts: RefObject<HTMLElement | null>, isThere: boolean, open: () => void): void {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const card = isThere ? acts.current?.closest<HTMLElement>('.pick, .card, .hit') : null
    if (!card) return
    const listening = new AbortController()
    const { signal } = listening
    const isTitle = ({ target }: Event): boolean =>
      target instanceof Element && target.closest(':is(h2, h3, .card-title) a') !== null
    let isOurs = false
    card.addEventListener(
      'keydown',
      (event) => {
        isOurs = isTitle(event) && (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
        if (!isOurs) return
        event.preventDefault()
        latest.current()
      },
      { signal },
    )
    // Some systems open the browser's menu with the key's release.
    card.addEventListener(
      'contextmenu',
      (event) => {
        if (isOurs) event.preventDefault()
        isOurs = false
      },
      { signal },
    )
    return () => listening.abort()
  }, [acts, isThere])
}
