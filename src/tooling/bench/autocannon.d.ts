/** Types for the part of autocannon that is used here; the package ships none. */
declare module 'autocannon' {
  interface Figures {
    readonly average: number
    readonly p99: number
  }
  interface Result {
    readonly requests: Figures
    readonly latency: Figures
    readonly errors: number
    readonly non2xx: number
    readonly timeouts: number
  }
  // biome-ignore lint/style/noDefaultExport: as the module has it
  export default function autocannon(options: {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly workers?: number
  }): Promise<Result>
}
