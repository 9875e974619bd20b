import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** The variable from which the adapter takes the deploy id for asset URLs. */
const deployId = 'DEPLOY_ID'

/**
 * Astro integration that disables the Netlify adapter's skew protection, which has no option for it. Skew protection
 * appends the deploy id as a query to the URL of every script, stylesheet and font: every build would invalidate the
 * cache of unchanged files, and a module imported both with and without the query would be evaluated twice. The site
 * does not need it: file names are hashed, the service worker keeps files of earlier versions, and
 * scripts/opener/renewPage.ts reloads a page whose files no longer exist.
 */
export function noSkewProtection(): AstroIntegration {
  return {
    name: 'no-skew-protection',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build') return
        delete process.env[deployId]
        // A file left by an earlier build would be deployed.
        await rm(fileURLToPath(new URL('.netlify/v1/skew-protection.json', config.root)), { force: true })
      },
    },
  }
}
