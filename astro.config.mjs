import { createHash } from 'node:crypto'
import netlify from '@astrojs/netlify'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { locales } from './src/domain/place/locale.ts'
import { headScript } from './src/layouts/headScript.ts'
import { speculationRules } from './src/layouts/speculationRules.ts'
import { transitionStyle } from './src/layouts/transitionStyle.ts'
import { laterFiles } from './src/tooling/build/laterFiles.ts'
import { noSkewProtection } from './src/tooling/build/noSkewProtection.ts'
import { onDemandPages } from './src/tooling/build/onDemandPages.ts'
import { packedWords } from './src/tooling/build/packedWords.ts'
import { preloadScripts } from './src/tooling/build/preloadScripts.ts'
import { devHost } from './src/tooling/site/devHost.ts'

/** Origin of the site; Netlify sets URL during builds. */
const site = process.env.URL || 'http://localhost:4321'

/** CSP hash for inline scripts and styles that Astro does not process and therefore does not hash itself. */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Signals to server code that pages are being prerendered: see BUILD_PHASE in src/server/env.ts. */
const buildPhase = {
  name: 'build-phase',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'build') process.env.BUILD_PHASE = 'build'
    },
  },
}

/**
 * Content-Security-Policy that allows this origin only. Astro adds hashes of inline scripts, and the adapter sends
 * the policy as a header. It is disabled in the development server, which would send it without the hashes, so that
 * no island would run.
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
              "form-action 'self' mailto:",
              "frame-ancestors 'none'",
              "require-trusted-types-for 'script'",
              // Trusted Types policies: src/components/posters/posterHtml.ts (HTML),
              // src/scripts/shell/registerWorker.ts (URL).
              'trusted-types moodlight-posters moodlight-worker',
            ],
            scriptDirective: { hashes: [headScript, speculationRules].map(hashOf) },
            styleDirective: { hashes: [hashOf(transitionStyle)] },
          },
        },
      })
    },
  },
}

/** `client:near`: hydrates an island at the visitor's first interaction (src/scripts/opener/nearDirective.ts). */
const nearDirective = {
  name: 'near-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/scripts/opener/nearDirective.ts' })
    },
  },
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  // Accounts use their own sessions; Astro's would bundle Netlify Blobs into every function that renders pages.
  session: false,
  // For builds; in the development server devHost.ts takes its place.
  adapter: process.argv.includes('dev') ? undefined : netlify({ staticHeaders: true }),
  integrations: [react(), buildPhase, noSkewProtection(), securityPolicy, nearDirective, preloadScripts(), devHost()],
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    // The development server would parse the catalogue's data as a program and map it line by line.
    json: { stringify: process.argv.includes('dev'), namedExports: !process.argv.includes('dev') },
    plugins: [tailwindcss(), onDemandPages(), packedWords(), laterFiles()],
    // No data: URLs for small assets, so that the Content-Security-Policy need not allow them.
    build: {
      assetsInlineLimit: 0,
      // Islands list their imports themselves (src/server/pages/pageScripts.ts); Vite's helper would load on every
      // page.
      modulePreload: false,
    },
    environments: {
      // Server code contains the folder it was built in; names without a hash make it the same wherever it is built.
      ssr: { build: { rolldownOptions: { output: { chunkFileNames: 'chunks/[name].mjs' } } } },
      // Groups for the client only: in the server build a function would load code that only some pages need.
      client: {
        build: {
          rolldownOptions: {
            output: {
              // The shortest hashes that the bundler accepts for this number of chunks: each page lists up to fifty names.
              entryFileNames: '_astro/[name].[hash:7].js',
              chunkFileNames: '_astro/[name].[hash:7].js',
              codeSplitting: {
                // Code that every page runs: the part before the first paint, and the rest, which islands share.
                groups: [
                  // Code that every page runs: the part before the first paint, and the rest. What they import comes
                  // with them.
                  { name: 'opener', test: /src\/scripts\/opener\// },
                  { name: 'shell', test: /src\/scripts\/shell\// },
                  // Code shared by islands: React, poster rendering, and schemas with the API client. A dozen smaller
                  // files would total two kilobytes more.
                  {
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|@nanostores\/react)\//,
                  },
                  { name: 'format', test: /src\/i18n\/format\.ts/ },
                  { name: 'posters', test: /src\/components\/posters\// },
                  // What only an evening needs stays with what loads it when it is wanted; the visitor's location is in the
                  // shell, which loads no kit.
                  {
                    name: 'kit',
                    test: /node_modules\/(?!papaparse|@radix-ui|@leeoniya)|src\/(?:api|domain|stores)\/(?!location\.ts|.*(?:[Ee]vening|[Tt]onight|[Rr]oom|[Mm]ark|[Mm]atch|feel\/|[Ss]aved|kept|takeOver|sentPicks|places|whenScored|headsUp|[Ss]earch\.|titleIndex|[Ww]ish|editDistance|nameWords|nameMatch|countryOfLanguage))/,
                    minShareCount: 3,
                  },
                  // Known by their name where files are chosen for use without a network (bundleServiceWorker.ts).
                  ...locales.map((locale) => ({
                    name: `words-${locale}`,
                    test: new RegExp(`virtual:words/${locale}$`),
                  })),
                  // Tonight's wishes, what keeps them in the address and says their times: each name of a file costs a
                  // page some twenty bytes of its HTML.
                  {
                    name: 'tonight',
                    test: /src\/(?:(?:stores|domain\/evening)\/(?:tonight|places)\.ts|islands\/evening\/useLanguageLinks|i18n\/fillTime)/,
                    minShareCount: 2,
                  },
                  // Helpers of some lines each, that most islands share: two files. What shows cards needs icons.
                  {
                    name: 'icons',
                    test: /src\/(?:components\/ui\/(?:Icon|MoodIcon|UnlitLamp|useDeferredRender)\.tsx?|islands\/evening\/wishKinds)/,
                    minShareCount: 2,
                  },
                  {
                    name: 'bits',
                    test: /src\/(?:islands\/shared\/(?:isPlainClick|usePreparedFormats)|components\/ui\/afterPaint|stores\/afterTyping)/,
                    minShareCount: 2,
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
