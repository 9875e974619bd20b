import type { Look, Step, Walker } from './walkSteps.ts'

declare global {
  interface Window {
    walker: Walker
  }
}

/**
 * Runs in the page before its own scripts (`addInitScript`): presses controls as fast as the page answers, without a
 * round trip for each.
 */
export function installWalker(): void {
  let calls = 0
  let pushes = 0
  /** Steps through the history that are under way; the page takes some itself. */
  let traversals = 0
  let toastBefore: Element | null = null
  const { fetch } = window
  window.fetch = async (...request) => {
    calls++
    try {
      return await fetch(...request)
    } finally {
      // What waits for the answer runs first.
      setTimeout(() => calls--)
    }
  }
  const push = window.history.pushState
  window.history.pushState = function (...entry) {
    pushes++
    push.apply(this, entry)
  }

  for (const way of ['back', 'forward'] as const) {
    const go = window.history[way]
    window.history[way] = function () {
      traversals++
      go.call(this)
    }
  }
  window.addEventListener('popstate', ({ isTrusted }) => {
    // What listens later may take another step.
    if (isTrusted) setTimeout(() => traversals--)
  })

  const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => !element.matches(':disabled') && element.closest('[inert]') === null,
    )
  // Not frames: painting takes most of the time. What is least urgent comes after what React has put off.
  const pause = () => window.scheduler.postTask(() => undefined, { priority: 'background' })
  const address = () => window.location.pathname + window.location.search
  const toast = () => document.querySelector('.toast')
  const cards = () => all('.picks > li:not(.after)')

  async function until(holds: () => boolean, what: string, why = () => ''): Promise<void> {
    const started = performance.now()
    while (!holds()) {
      if (performance.now() - started > 10_000) throw new Error(`waited in vain: ${what} at ${address()} ${why()}`)
      await pause()
    }
  }

  const idOf = (card: HTMLElement): string | null =>
    /\/title\/((?:movie|tv)-\d+)/.exec(card.querySelector<HTMLAnchorElement>('.pick-title a')?.href ?? '')?.[1] ?? null

  /** Waits until what follows a press in frames of its own has been done: the list, then the address. */
  async function frames(): Promise<void> {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
    }
  }

  /** Waits until nothing is on its way and two looks were the same. */
  async function rest(): Promise<void> {
    await frames()
    let before = ''
    let same = 0
    await until(
      () => {
        const isDone =
          calls === 0 &&
          traversals === 0 &&
          document.querySelector('main [aria-busy=true]') === null &&
          document.querySelector('.after-in, .costs, main .empty') !== null
        const now = `${address()} ${cards().map(idOf)} ${document.querySelector('.mood-head .lead')?.textContent}`
        same = isDone && now === before ? same + 1 : 0
        before = now
        return same >= 2
      },
      'rest',
      () =>
        `${calls} calls, ${before}, ${document.querySelector('main [aria-busy=true]')?.className}, ${document.querySelector('.after-in, .costs, main .empty')?.className}`,
    )
  }

  async function look(): Promise<Look> {
    await rest()
    const ids = cards().map(idOf)
    return {
      address: address(),
      ids: ids.filter((id) => id !== null),
      others: ids.filter((id) => id === null).length,
      isDrawn: document.querySelector('.picks[data-drawn]') !== null,
      hasWayOn: all('.after-in button, .costs button, .empty a, .empty button').length > 0,
      pushes,
    }
  }

  async function reset(to: string): Promise<Look> {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
    if (document.querySelector('.picks[data-drawn]')) all('.tonight-head button').at(-1)?.click()
    for (const key of ['evening:1', 'savedCards:1', 'evening:damaged']) localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    // By way of another address: from an entry that says nothing of its own the page would go on by itself.
    for (const address of [`${to}?anew`, to]) {
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }
    toastBefore = toast()
    return await look()
  }

  /** What is ticked in the wishes' sheet, but for numbers, which come late; how services are meant only beside one. */
  const wishes = () => {
    const hasService = document.querySelector('[data-wish=services] .ticks :checked') !== null
    const ticked = `.sheet input:checked${hasService ? '' : ':not([data-wish=services] input)'}`
    const saying = (control: Element): string => (control.closest('label') ?? control).textContent ?? ''
    return [...document.querySelectorAll(`${ticked}, .doneby[data-set] output`)]
      .map((one) => (one.closest('.tick, .ticks') ? saying(one).replace(/\d+/g, '') : saying(one)))
      .join()
  }

  /** Opens the wishes' sheet, presses one of the controls of a kind, and closes it: by its button, or by Back. */
  async function wish(kind: string, which: number): Promise<boolean> {
    // Any word opens the sheet with all parts; a nudge's chip opens none.
    const sheet = () => document.querySelector<HTMLElement>('.sheet:popover-open')
    const part = () => document.querySelector<HTMLElement>(`.sheet:popover-open [data-wish=${kind}]`)
    document.querySelector<HTMLElement>('.wishes > .wish .wish-open[aria-haspopup]')?.click()
    await until(() => part() !== null, `sheet ${kind}`)
    await rest()
    const controls = [...all('input, button', part() ?? document), ...all('.sheet-foot .back', sheet() ?? document)]
    const control = controls[which % controls.length]
    if (control instanceof HTMLInputElement && control.type === 'range') {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(control, String(which % 19))
      control.dispatchEvent(new Event('input', { bubbles: true }))
    } else control?.click()
    await pause()
    // Not the address, which follows later: Back may come before it.
    const wished = wishes()
    if (which % 3 === 0) window.history.back()
    else sheet()?.querySelector<HTMLElement>('.sheet-foot .btn')?.click()
    await until(() => sheet() === null && wishes() === wished, `the sheet ${kind} closes and keeps what was wished`)
    return true
  }

  /** Presses one of the elements and waits until the address is another. */
  async function go(elements: readonly HTMLElement[], which: number): Promise<boolean> {
    const element = elements[which % elements.length]
    if (!element) return false
    const before = address()
    element.click()
    await until(() => address() !== before, `another address after ${element.outerHTML.slice(0, 80)}`)
    return true
  }

  async function choose(which: number): Promise<boolean> {
    const buttons = all('.tonight-head button')
    const button = buttons[which % buttons.length]
    if (!button) return false
    const drawn = () => document.querySelector('.picks[data-drawn]') !== null
    const wasDrawn = drawn()
    button.click()
    if (!wasDrawn) await until(drawn, 'a drawn title')
    return true
  }

  async function save(which: number): Promise<boolean> {
    const bookmarks = all('.picks .act[aria-pressed]')
    const bookmark = bookmarks[which % bookmarks.length]
    if (!bookmark) return false
    const before = bookmark.getAttribute('aria-pressed')
    bookmark.click()
    await until(() => bookmark.getAttribute('aria-pressed') !== before, 'a bookmark')
    return true
  }

  async function letGo(choice: number, which: number): Promise<boolean> {
    const card = cards()[which % Math.max(1, cards().length)]
    const id = card && idOf(card)
    if (!card || !id) return false
    card.querySelector<HTMLElement>('.act[aria-haspopup]')?.click()
    const menu = () => document.querySelector<HTMLElement>('.act-menu:popover-open')
    await until(() => menu() !== null, 'a menu')
    menu()?.querySelectorAll<HTMLElement>('[role=menuitem]')[choice]?.click()
    await until(() => !cards().some((one) => idOf(one) === id), `${id} leaves`)
    await until(() => toast() !== null && toast() !== toastBefore, 'a toast')
    return true
  }

  async function answerToast(which: number): Promise<boolean> {
    const shown = toast()
    if (!shown || shown === toastBefore) return false
    const buttons = all('button', shown)
    const button = buttons[which % buttons.length]
    if (!button) return false
    button.click()
    await until(() => toast() !== shown, 'the toast goes')
    return true
  }

  async function take({ act, which }: Step): Promise<boolean> {
    switch (act) {
      case 'length':
      case 'services':
      case 'languages':
      case 'leaveOut':
        return await wish(act, which)
      case 'drop':
        return await go(all('.wish-drop'), which)
      case 'clear':
        return await go(all('.wish-none button'), which)
      case 'cost':
        return await go(all('.costs button'), which)
      case 'nudge':
        return await go(all('.after-in input'), which)
      case 'none':
        return await go(all('.after-in p:has(.btn) .btn:first-child'), which)
      case 'type':
        return await go(all('.seg a:not([aria-current])'), which)
      case 'choose':
        return await choose(which)
      case 'save':
        return await save(which)
      case 'seen':
      case 'tonight':
      case 'never':
        return await letGo(['seen', 'tonight', 'never'].indexOf(act), which)
      case 'toast':
        return await answerToast(which)
      case 'back': {
        const { promise, resolve } = Promise.withResolvers<void>()
        window.addEventListener('popstate', () => resolve(), { once: true })
        window.history.back()
        await promise
        return true
      }
      default:
        return false
    }
  }
  window.walker = { reset, take, look }
}
