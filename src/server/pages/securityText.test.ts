import { expect, it } from 'vitest'
import { locales } from '#src/domain/place/locale.ts'
import { securityText } from './securityText.ts'

const builtAt = new Date('2026-11-21T12:00:00Z')
const contact = 'security@moodlight.example'

it('says whom to write to, for how long and in which languages', () => {
  expect(securityText({ site: new URL('https://moodlight.example/'), contact, builtAt })).toBe(
    `Contact: mailto:security@moodlight.example
Expires: 2027-11-21T12:00:00.000Z
Preferred-Languages: ${locales.join(', ')}
Canonical: https://moodlight.example/.well-known/security.txt
`,
  )
})

it('names no address of its own where that is not a safe one', () => {
  expect(securityText({ site: new URL('http://localhost:4321'), contact, builtAt })).not.toContain('Canonical')
})
