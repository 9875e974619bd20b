import * as z from 'zod/mini'

/**
 * The one door to zod for code that also runs in the browser: the tree-shakable build, and never compiled with `new Function`,
 * which a strict Content-Security-Policy reports as a violation.
 */
z.config({ ...z.locales.en(), jitless: true })

export { z }
