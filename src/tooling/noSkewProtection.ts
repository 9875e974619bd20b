import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** What the adapter reads to name a deploy in each address of a file. */
const deployId = 'DEPLOY_ID'

/**
 * Switches the Netlify adapter's skew protection off, which has no option. It would add the deploy's id as a query to the address of every script, style and font: each
 * build would give each file another address, whatever it holds, and a module that is imported with and without the query would run twice. File names hold a hash, so
 * the site needs none of it: the service worker keeps files of earlier versions, and islands/renewPage.ts brings a page up to date whose files are gone.
 */
export function noSkewProtection(): AstroIntegration {
  return {
    name: 'no-skew-protection',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build') return
        delete process.env[deployId]
        // One that an earlier build left there would be deployed.
        await rm(fileURLToPath(new URL('.netlify/v1/skew-protection.json', config.root)), { force: true })
      },
    },
  }
}
