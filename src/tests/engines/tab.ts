/** Non-printable keys, by their `KeyboardEvent.key` names. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

/** A point in the viewport, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A browser tab: the operations common to the automation protocols of all engines. visitor.ts builds on it. */
export interface Tab {
  /** Navigates to a URL and waits for the load event. */
  readonly goto: (address: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly reload: () => Promise<void>
  /** Sets the width of the window in CSS pixels. */
  readonly widen: (width: number) => Promise<void>
  /** Evaluates a JavaScript expression in the page. @returns its value, which must be serializable as JSON */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Moves the mouse pointer. */
  readonly move: (to: Point) => Promise<void>
  /** Taps if the tab was opened with `hasTouch`, else clicks. */
  readonly press: (at: Point) => Promise<void>
  /** Types text into the focused element. */
  readonly type: (text: string) => Promise<void>
  readonly key: (key: Key) => Promise<void>
  /** Captures the viewport as PNG. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export interface Viewport {
  readonly width: number
  readonly height: number
  /** Whether input is by touch instead of mouse. */
  readonly hasTouch: boolean
}

export interface OpenTab extends Viewport {
  /** Called with console errors and exceptions, by engines that report them; for the others see listeningSite.ts. */
  readonly complain: (text: string) => void
}

/** A running browser. */
export interface Engine {
  /** Name and version, `Firefox 153.7`. */
  readonly version: string
  /** Opens a tab with a new, empty profile. */
  readonly open: (options: OpenTab) => Promise<Tab>
  readonly close: () => Promise<void>
}
