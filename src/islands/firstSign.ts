declare global {
  interface Document {
    /**
     * Resolves at the first user interaction. Set by layouts/opener.ts, because the code that hydrates islands is
     * loaded later.
     */
    stirred?: Promise<unknown>
  }
}

/** Keyboard use is covered by `focusin` and `scroll`. */
const signs = ['pointermove', 'pointerdown', 'focusin', 'scroll'] as const

/** Resolves at the first user interaction on the window. */
export function firstSign(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true })
  })
}
