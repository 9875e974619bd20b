import { describe, expect, it } from 'vitest'
import { locales } from '#src/domain/place/locale.ts'
import { offerKinds } from '#src/domain/platform/offerKind.ts'
import { offerLabel } from './offerLabel.ts'
import { offerLine } from './offerLine.ts'

describe('platforms in a line', () => {
  it('are plain where subscriptions include the title, and nothing where none is known', () => {
    expect(offerLine({ platforms: ['Netflix', 'Max'] })).toBe('Netflix, Max')
    expect(offerLine({ platforms: [], labels: undefined })).toBe('')
  })

  it.each(locales)('say once for each kind how they offer it (%s)', (locale) => {
    const offers = offerKinds.flatMap((kind) => [`A ${kind}`, `B ${kind}`].map((name) => ({ name, kind })))
    const platforms = offers.map(({ name }) => name)
    const labels = offers.map(({ name, kind }) => offerLabel(name, kind, locale))
    const said = offerKinds.map((kind) => `${offerLabel(`A ${kind}`, kind, locale)}, B ${kind}`)
    expect(offerLine({ platforms, labels })).toBe(said.join(', '))
    expect(offerLine({ platforms, labels }, 2)).toBe(said[0])
  })

  it('keep the word before a platform that follows one of another kind', () => {
    const labels = ['Free: Tubi', 'Rent: Apple TV', 'Rent: Prime Video']
    const line = offerLine({ platforms: ['Tubi', 'Apple TV', 'Prime Video'], labels })
    expect(line).toBe('Free: Tubi, Rent: Apple TV, Prime Video')
  })
})
