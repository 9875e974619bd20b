import { describe, expect, it } from 'vitest'
import { AccountsUnavailableError } from './profileStore.ts'
import { isUnreachable, SignInError } from './signInError.ts'

const store = new AccountsUnavailableError('no answer')
const network = new TypeError('fetch failed')
const late = new DOMException('late', 'TimeoutError')
const other = new TypeError('something else')

describe('somebody who is needed for a sign-in', () => {
  it.each([
    store,
    network,
    late,
    new Error('x', { cause: store }),
    new Error('x', { cause: { err: network } }),
    new Error('x', { cause: { err: new Error('y', { cause: late }) } }),
  ])('did not answer: %s', (error) => {
    expect(isUnreachable(error)).toBe(true)
  })

  it.each([
    null,
    undefined,
    'fetch failed',
    {},
    { message: 'fetch failed' },
    other,
    new Error('x', { cause: { err: other } }),
  ])('did answer: %s', (error) => {
    expect(isUnreachable(error)).toBe(false)
  })
})

it('a sign-in that failed names the problem and keeps its cause', () => {
  const error = new SignInError('denied', { cause: other })
  expect([error.name, error.problem, error.message, error.cause]).toEqual([
    'SignInError',
    'denied',
    'Signing in ended: denied',
    other,
  ])
})
