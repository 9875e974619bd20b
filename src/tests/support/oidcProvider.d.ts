/** Types for the part of oidc-provider that tests use; the package ships none. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  // biome-ignore lint/style/noDefaultExport: as the module has it
  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>)
    callback(): RequestListener
  }
}
