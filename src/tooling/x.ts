import { findItems } from '#src/understanding/nameMentions.ts'
import { tokenise } from '#src/understanding/tokenise.ts'
import { unitsOf } from '#src/understanding/units.ts'
import { readLexicon } from './understanding/readUnderstanding.ts'
const [locale, ...texts] = process.argv.slice(2)
const lexicon = await readLexicon(locale as 'en')
for (const text of texts) {
  console.log(text)
  for (const u of unitsOf(findItems(tokenise(text, locale as 'en'), lexicon, undefined), 2026))
    console.log('   ', JSON.stringify(u.items.map((i) => i.text)), [...u.roles].join(), u.content ? JSON.stringify([[...u.content.moods], [...u.content.feels], [...u.content.headsUps]]) : '', JSON.stringify(u.limits), u.isUnknown ? '??' : '', u.items[0]?.before)
}
