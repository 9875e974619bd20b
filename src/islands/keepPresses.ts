/** What can be pressed in an island before it runs: a button or a radio; links and forms work without it. */
export type Pressed = HTMLButtonElement | HTMLInputElement

declare global {
  interface Document {
    /** The last button or choice that was pressed in an island before it runs; nearDirective.ts presses it again. */
    pressed?: Pressed
  }
}

/** Keeps what is pressed in an island until it runs. */
export function keepPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<Pressed>('astro-island[ssr] :is(button, [type=radio])')
    if (pressed) document.pressed = pressed
  })
}
