declare global {
  interface Document {
    /** See firstSign. */
    stirred?: Promise<unknown>
  }
}

/** A pointer that moves, a finger, a focus, a scroll; a key moves one of the two. */
const signs = ['pointermove', 'pointerdown', 'focusin', 'scroll'] as const

/** Comes true with the first sign that somebody is there. What starts islands is fetched later than the page's own script, which listens from the start. */
export function firstSign(): Promise<unknown> {
  document.stirred ??= new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true })
  })
  return document.stirred
}
