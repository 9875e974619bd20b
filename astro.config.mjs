import { createHash } from 'node:crypto'
import netlify from '@astrojs/netlify'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { signInHintScript } from './src/components/header/signInHintScript.ts'
import { speculationRules } from './src/layouts/speculationRules.ts'
import { transitionStyle } from './src/layouts/transitionStyle.ts'
import { noSkewProtection } from './src/tooling/noSkewProtection.ts'
import { onDemandPages } from './src/tooling/onDemandPages.ts'
import { preloadScripts } from './src/tooling/preloadScripts.ts'

/** Where the site is served; Netlify sets URL at build time. */
const site = process.env.URL || 'http://localhost:4321'

/** Astro hashes its own scripts and styles; these stand in the page as they are. */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Tells the server's code that pages are being built: see BUILD_PHASE in src/server/env.ts. */
const buildPhase = {
  name: 'build-phase',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'build') process.env.BUILD_PHASE = 'build'
    },
  },
}

/**
 * Everything that a page needs comes from this origin; hashes of the few inline scripts are added by Astro, and the adapter sends all as a header. Astro's
 * development server sends a policy without those hashes, under which no island would run: it gets none.
 */
const securityPolicy = {
  name: 'security-policy',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return
      updateConfig({
        security: {
          csp: {
            algorithm: 'SHA-256',
            directives: [
              "default-src 'none'",
              "connect-src 'self'",
              "font-src 'self'",
              "img-src 'self'",
              "manifest-src 'self'",
              "worker-src 'self'",
              "base-uri 'none'",
              "object-src 'none'",
              "form-action 'self' mailto:",
              "frame-ancestors 'none'",
              "require-trusted-types-for 'script'",
              // The only doors from text to HTML and to a script's address: src/components/posters/posterHtml.ts, src/serviceWorker/registerWorker.ts.
              'trusted-types moodlight-posters moodlight-worker',
            ],
            scriptDirective: { hashes: [signInHintScript, speculationRules].map(hashOf) },
            styleDirective: { hashes: [hashOf(transitionStyle)] },
          },
        },
      })
    },
  },
}

/** `client:near`: islands start at the visitor's first sign of life. */
const nearDirective = {
  name: 'near-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/islands/nearDirective.ts' })
    },
  },
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  // Accounts have sessions of their own; Astro's would put Netlify Blobs into every page that is drawn on demand.
  session: false,
  adapter: netlify({
    staticHeaders: true,
    devFeatures: { edgeFunctions: false, environmentVariables: false, images: true },
  }),
  integrations: [react(), buildPhase, noSkewProtection(), securityPolicy, nearDirective, preloadScripts()],
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), onDemandPages()],
    // Small images stay files: a strict Content-Security-Policy need not allow data: for them.
    build: {
      assetsInlineLimit: 0,
      // Islands name what they need themselves; the helper would weigh on every page.
      modulePreload: false,
    },
    // In browsers alone: on the server it would have a function load what one of its pages may need.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // What every page runs, and islands share, is one file.
                groups: [
                  {
                    name: 'opener',
                    test: /src\/(?:layouts\/(?:opener|firstPaint)|islands\/(?:firstSign|keepPress|pageTransition|rememberLanguage))\.ts/,
                  },
                  {
                    name: 'shell',
                    test: /src\/(?:api\/(?:send|askLocation)|domain\/(?:country|locale|location)|i18n\/fill|components\/ui\/whenIdle|stores\/(?:location|selectedCountry)|islands\/(?:headerSearch|languageOffer|locationPicker|menuDialog|moveInList)|layouts\/shell|serviceWorker\/(?:registerWorker|savesData|showConnection))\.ts|node_modules\/(?:nanostores\/(?:atom|computed|lifecycle)|@nanostores\/persistent)\//,
                  },
                  // What islands share: React in one file, and schemas, posters and formats in another. A dozen small files would weigh two kilobytes more.
                  {
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//,
                  },
                  { name: 'posters', test: /src\/components\/posters\// },
                  {
                    name: 'kit',
                    test: /node_modules\/(?:zod|nanostores|@nanostores\/query)\/|src\/(?:domain\/(?:schema|mood|contentType|genre|localeSchema|countryCodeSchema|titleId|offerKind|signInHint)\.ts|api\/(?:audience|client|endpoint|items|parameters)\.ts|components\/ui\/afterPaint\.ts|stores\/(?:query|signInHint)\.ts)/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
})
