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
 * Keyboard use is covered by `focusin` and `scroll`. `pointerup` instead of `pointerdown`: what a tap starts must not
 * delay the click that follows.
 */
const interactions = ['pointermove', 'pointerup', 'focusin', 'scroll'] as const

/** Resolves at the first user interaction on the window. */
export function firstInteraction(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const interaction of interactions) window.addEventListener(interaction, resolve, { once: true })
  })
}
