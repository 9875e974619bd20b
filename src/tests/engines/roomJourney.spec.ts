import { expect } from '@playwright/test'
import { fill } from '#src/i18n/fill.ts'
import { togetherWords } from '#src/i18n/togetherWords.ts'
import { RoomPhone } from '#src/tests/support/roomPhone.ts'
import { test } from './visit.ts'

const { open, vote } = togetherWords('en')

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ width })

    test('a room is opened, voted in with another phone, and lights up for what both want', async ({
      visitor,
      site,
    }) => {
      await visitor.goto('/together/')
      await visitor.settle()
      await visitor.press({ css: 'main form button[type=submit]', text: open })
      const code = (await visitor.see({ css: '.ticket-code' })).replace(/[^A-Z0-9]/gi, '').slice(-5)
      const other = new RoomPhone((path, init) => fetch(site.origin + path, init))
      expect(await other.join(code)).toBe('200')
      await visitor.press({ css: '.lobby .btn', text: '2' })
      const voteYes = async (place: number): Promise<void> => {
        await visitor.see({ css: '.twelve', text: fill(vote.place, { place, all: 12 }) })
        await visitor.press({ css: '.vote-acts button[aria-disabled=false]', text: vote.yes })
      }
      await expect.poll(() => other.poll().then(() => other.room?.titles.length)).toBe(12)
      await voteYes(1)
      await other.poll()
      await other.vote('no')
      await voteYes(2)
      await other.poll()
      await other.vote('yes')
      await visitor.until("document.documentElement.dataset.room === 'match'")
      expect(await visitor.see({ css: '.match h1' })).not.toBe('…')
      await visitor.tab.reload()
      await visitor.see({ css: '.match h1' })
    })
  })
}
