/** Result of the check of a variable, or of several that belong together. */
export interface Finding {
  readonly name: string
  /** `broken` should block a deploy; `warning` works, but probably not as intended. */
  readonly state: 'ok' | 'not set' | 'warning' | 'broken'
  /** Must not contain a variable's value or a part of it. */
  readonly text: string
}

/** Formats findings as aligned columns, one line each, followed by the totals. */
export function reportOf(findings: readonly Finding[]): string {
  const [names, states] = [width(findings.map(({ name }) => name)), width(findings.map(({ state }) => state))]
  const lines = findings.map(({ name, state, text }) => `${name.padEnd(names)}  ${state.padEnd(states)}  ${text}`)
  const broken = findings.filter(({ state }) => state === 'broken').length
  const set = findings.filter(({ state }) => state !== 'not set').length
  return [...lines, '', `${set} checked, ${broken} broken.`].join('\n')
}

function width(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length))
}
