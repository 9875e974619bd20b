import { expect } from '@playwright/test'
import { evening } from '#src/i18n/en/evening.ts'
import { fill } from '#src/i18n/fill.ts'
import { test } from './visit.ts'
import type { Visitor } from './visitor.ts'

const leadIs = (title: string): string =>
  `document.querySelector('.pick-lead .pick-title')?.textContent === ${JSON.stringify(title)}`
const atRest = "document.querySelector('.picks') !== null && document.querySelector('.picks[aria-busy]') === null"

/** The real clipboard, and what it is given; a share sheet, which no engine lets a test use, gives its address at once. */
const listen = `(() => {
  const { clipboard } = navigator
  const write = clipboard.writeText.bind(clipboard)
  clipboard.writeText = (text) => { window.sent = text; return write(text) }
  navigator.share = async ({ url }) => { window.sent = url }
})()`

/** Closes the open sheet with its button. @returns how many titles it has promised */
async function showFitting(visitor: Visitor): Promise<number> {
  await visitor.until("/\\d/.test(document.querySelector('.sheet-foot .btn')?.textContent ?? '')")
  const promised = await visitor.see({ css: '.sheet-foot .btn' })
  await visitor.press({ css: '.sheet-foot .btn' })
  await visitor.seeCount({ css: '.sheet' }, 0)
  return Number(/\d+/.exec(promised)?.[0])
}

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ width })

    test('an address with wishes shows their list', async ({ visitor }) => {
      await visitor.goto('/mood/adrenaline/movies/?max=100&lang=ja')
      await visitor.see({ css: '.mood-head .lead', text: 'that fit tonight' })
      await visitor.until("getComputedStyle(document.querySelector('.picks')).visibility === 'visible'")
      await visitor.see({ css: '.wish-set', text: 'Up to 100 minutes' })
    })

    test('wishes narrow the list and Back undoes them; a title is saved, let go and taken back', async ({
      visitor,
    }) => {
      await visitor.goto('/mood/laugh/')
      await visitor.settle()
      await visitor.press({ css: 'button.loc' })
      await visitor.press({ css: '[role=option]', text: 'Brazil' })
      await visitor.see({ css: '.list-place', text: 'Brazil' })

      await visitor.press({ css: '.wish-open' })
      await visitor.press({ css: '.sheet .upto label', text: '120' })
      await visitor.press({ css: '.sheet label', text: 'Netflix' })
      await visitor.until("location.search === '?max=120&on=netflix'")
      const fitting = Math.min(8, await showFitting(visitor))
      expect(fitting).toBeGreaterThan(0)
      await visitor.seeCount({ css: 'article.pick' }, fitting)
      await visitor.seeCount({ css: 'article.pick .chip-own', text: 'Netflix' }, fitting)
      await visitor.back()
      await visitor.until("location.search === ''")
      await visitor.seeCount({ css: '.wish-set' }, 0)
      await visitor.seeCount({ css: 'article.pick' }, 8)

      await visitor.press({ css: '.tonight-head button' })
      await visitor.see({ css: '.picks[data-drawn] .drawn-acts' })
      await visitor.back()
      await visitor.seeCount({ css: '.picks[data-drawn]' }, 0)

      await visitor.until(atRest)
      const title = await visitor.see({ css: '.pick-lead .pick-title' })
      await visitor.press({ css: '.pick-lead .act[aria-pressed=false]' })
      await visitor.see({ css: '.toast', text: fill(evening.toasts.saved, { title }) })
      await visitor.press({ css: '.pick-lead .act[aria-haspopup]' })
      await visitor.press({ css: '[role=menuitem]', text: evening.seen })
      await visitor.until(`!(${leadIs(title)})`)
      // Not the Undo of the toast before.
      await visitor.see({ css: '.toast', text: fill(evening.toasts.seen, { title }) })
      await visitor.press({ css: '.toast button', text: evening.toasts.undo })
      await visitor.until(`${atRest} && ${leadIs(title)}`)
      await visitor.seeCount({ css: '.toast' }, 0)

      await visitor.press({ css: '.after-in .tick label', text: evening.nudges.lighter })
      await visitor.until(`location.search === '?nudge=lighter' && ${atRest}`)
      await visitor.press({ css: '.after-in .btn', text: evening.noneOf })
      await visitor.until("location.search === '?nudge=lighter&more=1'")
      await visitor.until(`${atRest} && !(${leadIs(title)})`)
      await visitor.seeCount({ css: 'article.pick' }, 8)
      await visitor.goto('/saved/')
      await visitor.settle()
      // Among what is on the services that were said to be paid for, and then among all.
      await visitor.press({ css: '.wish-none button' })
      await visitor.see({ css: '.card-title', text: title })
    })

    test('tonight’s list is sent, and opens as it was', async ({ visitor }) => {
      const names = "JSON.stringify([...document.querySelectorAll('.pick-title')].map((one) => one.textContent))"
      await visitor.goto('/mood/calm/')
      await visitor.settle()
      await visitor.until(atRest)
      const sent = await visitor.tab.evaluate(names)
      await visitor.tab.evaluate(listen)
      await visitor.press({ css: '.after-in button', text: evening.send })
      await visitor.until('window.sent !== undefined')
      if (width > 600) await visitor.see({ css: '.toast', text: evening.sent })
      const { pathname, search } = new URL(String(await visitor.tab.evaluate('window.sent')))
      expect(pathname).toBe('/picks/')
      await visitor.goto(pathname + search)
      await visitor.settle()
      await visitor.seeCount({ css: 'article.pick' }, 8)
      await visitor.until(atRest)
      expect(await visitor.tab.evaluate(names)).toBe(sent)
    })
  })
}
