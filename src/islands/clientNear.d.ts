import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** See nearDirective.ts. */
    'client:near'?: boolean
  }
}
