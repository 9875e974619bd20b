/** spdx-satisfies brings no types. */
declare module 'spdx-satisfies' {
  /** @throws Error when an expression is no SPDX expression */
  // biome-ignore lint/style/noDefaultExport: as the module has it
  export default function satisfies(expression: string, accepted: readonly string[]): boolean
}
