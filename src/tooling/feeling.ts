import { text } from 'node:stream/consumers'
import { defaultLocale, locales, parseLocale } from '#src/domain/place/locale.ts'
import { rankByWish } from '#src/understanding/rankByWish.ts'
import { understand } from '#src/understanding/understand.ts'
import type { Wish } from '#src/understanding/wish.ts'
import { readLexicon, readShelf } from './understanding/readUnderstanding.ts'

/**
 * `npm run -s feeling -- --json --locale de < FILE` reads texts on standard input, one a line, and prints a line of JSON
 * each: what was understood, absent where nothing was said, and the first eight titles of the embedded shelf. Without
 * `--json`, names of titles instead of ids.
 */
const listLength = 8
const year = new Date().getFullYear()

const isJson = process.argv.includes('--json')
const asked = process.argv.indexOf('--locale')
const locale = asked < 0 ? defaultLocale : parseLocale(process.argv[asked + 1] ?? '')
if (!locale) {
  console.error(`--locale: one of ${locales.join(', ')}`)
  process.exit(1)
}

const [lexicon, { titles, names }] = await Promise.all([readLexicon(locale), readShelf(locale)])
const lines = (await text(process.stdin)).replace(/\r?\n$/, '').split(/\r?\n/)
for (const line of lines) {
  const wish = understand(line, { lexicon, names, year })
  const found = rankByWish(titles, wish, { count: listLength, country: null })
  console.log(
    JSON.stringify({ ...said(wish), titles: found.map((title) => (isJson ? title.id : title.title)), left: wish.left }),
  )
}

/** A wish without what the text says nothing about. */
function said({ moods, feels, avoid, parts: _, left: __, ...constraints }: Wish): Partial<Wish> {
  return {
    ...(Object.keys(moods).length > 0 ? { moods } : {}),
    ...(Object.keys(feels).length > 0 ? { feels } : {}),
    ...(avoid.length > 0 ? { avoid } : {}),
    ...constraints,
  }
}
