import { describe, expect, it } from 'vitest'
import { type PageScripts, withPageScripts } from './pageScripts.ts'
import { PatternError } from './patternError.ts'

const scripts: PageScripts = {
  imports: {
    '_astro/page0.a.js': ['_astro/opener.b.js'],
    '_astro/opener.b.js': [],
    '_astro/page1.c.js': ['_astro/shell.d.js'],
    '_astro/shell.d.js': ['_astro/kit.e.js'],
    '_astro/kit.e.js': [],
    '_astro/Lamps.f.js': ['_astro/react.g.js', '_astro/kit.e.js'],
    '_astro/client.h.js': ['_astro/react.g.js'],
    '_astro/react.g.js': [],
  },
  standIns: { '_astro/page0.a.js': '_astro/opener.b.js', '_astro/page1.c.js': '_astro/shell.d.js' },
  islands: '_astro/islands.i.js',
}

const opener = '<script type="module" src="/_astro/page0.a.js"></script>'
const shell = '<script type="module" src="/_astro/page1.c.js"></script>'
const starter = '<style>astro-island,astro-slot{display:contents}</style><script>(()=>{start()})();</script>'
const lamps =
  '<astro-island uid="1" component-url="/_astro/Lamps.f.js" component-export="Lamps" renderer-url="/_astro/client.h.js" ssr></astro-island>'

const page = ({ head = opener, body = starter + lamps + shell } = {}): string =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title>${head}</head><body>${body}</body></html>`

describe('the scripts of a page', () => {
  it('are loaded in the order of their worth', () => {
    expect(withPageScripts(page(), scripts)).toBe(
      '<!DOCTYPE html><html data-scripts="/_astro/shell.d.js /_astro/kit.e.js" data-islands="/_astro/islands.i.js" lang="en"><head><title>A page</title>' +
        '<script type="module" src="/_astro/opener.b.js"></script></head><body>' +
        '<astro-island component-url="/_astro/Lamps.f.js" component-export="Lamps" renderer-url="/_astro/client.h.js" data-imports="/_astro/react.g.js /_astro/kit.e.js" ssr></astro-island>' +
        '</body></html>',
    )
  })

  it('need no islands', () => {
    expect(withPageScripts(page({ body: 'Text.' }), scripts)).not.toContain('data-islands')
  })
})

/** Markup that another version of Astro or its adapter could generate. */
describe('a page that is not written as expected stops the build', () => {
  const query = '?dpl=66f0a1b2c3d4'
  it.each([
    ['a head that does not end', page().replace('</head>', '')],
    ['a script with a query in its address', page({ head: opener.replace('.js', `.js${query}`) })],
    ['a script with one more attribute', page({ head: opener.replace('type', 'async type') })],
    ['a module in the page itself', page({ head: `${opener}<script type="module">start()</script>` })],
    ['an island with a query in its address', page().replace('Lamps.f.js', `Lamps.f.js${query}`)],
    ['an island whose renderer has another attribute', page().replace('renderer-url', 'data-renderer')],
    ['islands without what starts them', page({ body: lamps + shell })],
    ['islands that are started in another way', page().replace('<script>(()', '<script defer>(()')],
    ['islands without their style', page().replace(/<style>.*<\/style>/, '')],
    ['a script that the bundler did not write', page({ head: opener.replace('page0', 'page9') })],
  ])('%s', (_, html) => {
    expect(() => withPageScripts(html, scripts)).toThrow(PatternError)
  })
})
