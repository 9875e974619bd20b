import 'astro'
import type { CountryCode } from '#src/domain/place/country.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * See nearDirective.ts. With a country or `world`: the page was rendered for its address, query included. With
     * `everybody`: see forTheWorld.ts. With `room`: starts at once for a browser that is in a room.
     */
    'client:near'?: boolean | CountryCode | 'world' | 'everybody' | 'room'
  }
}
