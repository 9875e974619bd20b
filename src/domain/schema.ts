import * as z from 'zod/mini'

/**
 * The one door to zod for code that also runs in the browser: the tree-shakable build, and never compiled with `new Function`,
 * which a strict Content-Security-Policy reports as a violation. The words of its errors are apart, in englishMessages.ts: browsers show none of them.
 */
z.config({ jitless: true })

export { z }
