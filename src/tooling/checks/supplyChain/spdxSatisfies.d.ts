/** Types for spdx-satisfies, which ships none. */
declare module 'spdx-satisfies' {
  /** @throws Error when an expression is not a valid SPDX expression */
  // biome-ignore lint/style/noDefaultExport: as the module has it
  export default function satisfies(expression: string, accepted: readonly string[]): boolean
}
