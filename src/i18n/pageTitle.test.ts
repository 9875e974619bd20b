import { describe, expect, it } from 'vitest'
import { withSiteName } from './pageTitle.ts'

describe('the title of a page', () => {
  it('ends with the site’s name', () => {
    expect(withSiteName('Her (2013)')).toBe('Her (2013) · Moodlight')
  })

  it('keeps its own words where both would be cut', () => {
    const name = 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb (1964)'
    expect(withSiteName(name)).toBe(name)
  })
})
