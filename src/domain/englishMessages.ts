import * as z from 'zod/mini'

/** Gives zod's errors their English words, for code whose callers read them: requests, configuration, the catalogue's files. */
z.config(z.locales.en())
