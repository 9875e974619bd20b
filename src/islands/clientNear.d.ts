import 'astro'
import type { CountryCode } from '#src/domain/country.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    /** See nearDirective.ts. With a country or `world`: the page shows all that its address asks for, as it is there. With `everybody`: see forTheWorld.ts. */
    'client:near'?: boolean | CountryCode | 'world' | 'everybody'
  }
}
