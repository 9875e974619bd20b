import * as z from 'zod/mini'

/**
 * Single entry point to zod for code that also runs in the browser: the tree-shakable build (zod/mini), with JIT
 * compilation disabled, because a strict Content-Security-Policy reports its use of `new Function` as a violation.
 * Error messages are separate (englishMessages.ts), because browsers never show them.
 */
z.config({ jitless: true })

export { z }
