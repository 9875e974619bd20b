import { describe, expect, it } from 'vitest'
import { returnPath } from './returnPath.ts'

describe('the way back', () => {
  it.each([
    '/',
    '/profile/',
    '/de/profile/?tab=moods',
    '/mood/cry/?a=/b',
    '/profile/https://evil.example',
    `/${'x'.repeat(499)}`,
  ])('is %j', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'profile/',
    '//evil.example',
    '//evil.example/profile/',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example/',
    'https://moodlight.invalid/profile/',
    'javascript:alert(1)',
    '/api/logout',
    '/x/../api/logout',
    '//[',
    '/\uFFFD',
    `/${'x'.repeat(500)}`,
  ])('is the home page for %j', (path) => {
    expect(returnPath(path)).toBe('/')
  })

  it.each([
    ['/sign-in/', '/'],
    ['/de/sign-in', '/de/'],
    ['/fr/sign-out/?error=busy', '/fr/'],
    ['/pt/sign-in/?returnTo=/profile/', '/pt/'],
  ])('of %j, which asks to sign in, is %j', (path, home) => {
    expect(returnPath(path)).toBe(home)
  })

  it.each(['/sign-in/x', '/x/de/sign-in/', '/sign-inn/'])('of %j is itself', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  it('has no fragment', () => {
    expect(returnPath('/profile/#moods')).toBe('/profile/')
  })
})
