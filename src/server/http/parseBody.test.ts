import { expect, it } from 'vitest'
import { accountEndpoints } from '#src/api/accountEndpoints.ts'
import { callFunction } from '#src/tests/support/callFunction.ts'
import { parseBody } from './parseBody.ts'

const { body } = accountEndpoints.deleteUser

it.each([undefined, null, [], 'DELETE', {}, { confirm: 'delete' }, { confirm: ['DELETE'] }])(
  'an account is not deleted for the body %j',
  (sent) => {
    const sentence = 'To delete the account the field "confirm" must be "DELETE".'
    expect(() => body && parseBody(body, sent)).toThrow(sentence)
  },
)

it('an account is deleted for its confirmation, whatever stands beside it', () => {
  expect(body && parseBody(body, { confirm: 'DELETE', reason: 'none' })).toEqual({ confirm: 'DELETE' })
})

it.each(['PATCH', 'DELETE'])('%s tells a stranger nothing of what is wrong with the body', async (method) => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const answer = await callFunction('/api/auth/user', { method, headers, body: '{"phone":1}' })
  expect(answer.status).toBe(401)
})
