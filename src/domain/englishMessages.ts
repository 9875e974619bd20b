import * as z from 'zod/mini'

/** Installs zod's English error messages, for code whose callers read them: requests, configuration, data files. */
z.config(z.locales.en())
