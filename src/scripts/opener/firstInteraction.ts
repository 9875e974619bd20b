declare global {
  interface Document {
    /**
     * Resolves at the first user interaction. Set by scripts/opener/opener.ts, because the code that hydrates islands
     * is loaded later.
     */
    interacted?: Promise<unknown>
  }
}

/**
 * Resolves at the first user interaction on the window. Keyboard use is covered by `focusin` and `scroll`. `pointerup`
 * instead of `pointerdown`: what a tap starts must not delay the click that follows.
 */
export function firstInteraction(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const interaction of ['pointermove', 'pointerup', 'focusin', 'scroll'])
      window.addEventListener(interaction, resolve, { once: true })
  })
}
