import netlify from '@astrojs/netlify'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

/** Where the site is served; Netlify sets URL at build time. */
const site = process.env.URL || 'http://localhost:4321'

/** Tells the server's code that pages are being built: see BUILD_PHASE in src/server/env.ts. */
const buildPhase = {
  name: 'build-phase',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'build') process.env.BUILD_PHASE = 'build'
    },
  },
}

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  adapter: netlify({ devFeatures: { edgeFunctions: false, environmentVariables: false, images: true } }),
  integrations: [react(), buildPhase],
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss()],
    // Small images stay files: a strict Content-Security-Policy need not allow data: for them.
    build: { assetsInlineLimit: 0 },
  },
})
