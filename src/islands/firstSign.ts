declare global {
  interface Document {
    /** Comes true with the first sign that somebody is there; made by layouts/opener.ts, because what starts islands is fetched later. */
    stirred?: Promise<unknown>
  }
}

/** A pointer that moves, a finger, a focus, a scroll; a key moves one of the two. */
const signs = ['pointermove', 'pointerdown', 'focusin', 'scroll'] as const

/** Comes true with the first sign that somebody is there. */
export function firstSign(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true })
  })
}
