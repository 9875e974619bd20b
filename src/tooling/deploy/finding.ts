/** What is said of one variable, or of what several make together. */
export interface Finding {
  readonly name: string
  /** `broken` is what stops a deploy; `warning` works, but hardly as meant. */
  readonly state: 'ok' | 'not set' | 'warning' | 'broken'
  /** Never a value, nor a part of one. */
  readonly text: string
}

/** One line a finding, and a last one that counts. */
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
