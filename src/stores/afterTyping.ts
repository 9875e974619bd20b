const delayMs = 500

/**
 * Returns a function that calls `take` with a text half a second after the last call, so that typing is not answered
 * letter by letter. An empty text is taken at once.
 */
export function afterTyping(take: (text: string) => void): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    clearTimeout(timer)
    if (text) timer = setTimeout(take, delayMs, text)
    else take(text)
  }
}
