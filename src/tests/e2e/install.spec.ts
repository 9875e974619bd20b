import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { locales } from '#src/domain/place/locale.ts'
import { z } from '#src/domain/schema.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { htmlLanguage } from '#src/i18n/format.ts'
import { localePath } from '#src/i18n/paths.ts'

test.use({ serviceWorkers: 'allow' })

const path = z.string().check(z.startsWith('/'))
const icon = z.object({
  src: path,
  sizes: z.string(),
  type: z.enum(['image/png', 'image/svg+xml']),
  purpose: z.optional(z.string()),
})
const manifestSchema = z.object({
  id: path,
  start_url: path,
  scope: z.literal('/'),
  name: z.string(),
  short_name: z.string().check(z.maxLength(12)),
  description: z.string().check(z.minLength(20)),
  lang: z.string(),
  dir: z.literal('ltr'),
  display: z.literal('standalone'),
  background_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  theme_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  categories: z.array(z.string()).check(z.minLength(1)),
  icons: z.array(icon).check(z.minLength(3)),
  shortcuts: z
    .array(z.object({ name: z.string(), description: z.string(), url: path, icons: z.array(icon) }))
    .check(z.minLength(4)),
})

for (const locale of locales) {
  test(`${locale}: the manifest is whole, its icons have their sizes, its shortcuts lead to moods`, async ({
    page,
    request,
  }) => {
    await page.goto(localePath(locale, '/about/'))
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const response = await request.get(href)
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = manifestSchema.parse(await response.json())
    expect(manifest.lang).toBe(htmlLanguage(locale))
    expect(manifest.name).toBe(dictionaryOf(locale).site.title)
    expect(manifest.start_url).toBe(localePath(locale, '/'))
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['any any', '192x192 any', '512x512 any', '512x512 maskable']),
    )
    const apple = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? ''
    for (const { src, sizes } of [...manifest.icons, { src: apple, sizes: '180x180' }]) {
      const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata()
      const isDrawing = sizes === 'any'
      expect([format, isDrawing ? sizes : `${width}x${height}`], src).toEqual([isDrawing ? 'svg' : 'png', sizes])
    }
    for (const { url } of manifest.shortcuts) {
      expect(url).toContain(localePath(locale, '/mood/'))
      expect((await request.get(url)).status(), url).toBe(200)
    }
  })
}

test('the browser finds nothing that speaks against installing', async ({ page, context }) => {
  await page.goto('/de/')
  const session = await context.newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect(url).toMatch(/\/de\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A context of a test run counts as incognito, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
