/** Keys that are no letters, by their names in UI Events. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One tab of a browser: the little that every engine's own protocol can do. What visitors do is made of it once, in visitor.ts. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  readonly goto: (address: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly reload: () => Promise<void>
  /** Makes the window as wide as that, in CSS pixels. */
  readonly widen: (width: number) => Promise<void>
  /** @returns what a JavaScript expression is in the page: anything that JSON can say */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Moves the mouse to a place, where there is a mouse. */
  readonly move: (to: Point) => Promise<void>
  /** Clicks, or taps where the window is narrow. */
  readonly press: (at: Point) => Promise<void>
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly key: (key: Key) => Promise<void>
  /** @returns a PNG of what is seen */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export interface Viewport {
  readonly width: number
  readonly height: number
  /** Whether a finger presses, and not a mouse. */
  readonly hasTouch: boolean
}

export interface OpenTab extends Viewport {
  /** Gets what the engine itself reports: console errors, exceptions. Engines that report nothing leave it to the page (listeningSite.ts). */
  readonly complain: (text: string) => void
}

/** A running browser. */
export interface Engine {
  /** As it names itself: `Firefox 153.7`. */
  readonly version: string
  /** Opens a tab with a profile of its own, in which nobody has been anywhere. */
  readonly open: (options: OpenTab) => Promise<Tab>
  readonly close: () => Promise<void>
}
