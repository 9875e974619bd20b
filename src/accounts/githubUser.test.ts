import { expect, test } from 'vitest'
import { githubUser } from './githubUser.ts'

function github(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const ask: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname
    asked.push(`${path} ${new Headers(init?.headers).get('authorization')}`)
    const answer = answers[path]
    return answer === undefined ? Response.json({}, { status: 403 }) : Response.json(answer)
  }
  return { asked, ask }
}

test('the address of a profile that shows one is taken', async () => {
  const { asked, ask } = github({ '/user': { id: 1, login: 'ada', email: 'ada@example.org' } })
  expect(await githubUser('t', ask)).toMatchObject({ id: 1, email: 'ada@example.org' })
  expect(asked).toEqual(['/user Bearer t'])
})

test('else the primary one, if it is verified', async () => {
  const other = { email: 'old@example.org', primary: false, verified: true }
  const primary = { email: 'ada@example.org', primary: true, verified: true }
  const user = { id: 1, login: 'ada', email: null }
  const emailOf = async (emails: unknown) =>
    (await githubUser('t', github({ '/user': user, '/user/emails': emails }).ask)).email
  expect(await emailOf([other, primary])).toBe('ada@example.org')
  expect(await emailOf([other, { ...primary, verified: false }])).toBeNull()
  expect(await emailOf([])).toBeNull()
  expect(await emailOf(undefined)).toBeNull()
})

test('GitHub that does not answer in time is an error, not an endless wait', async () => {
  const ask: typeof fetch = async () => {
    throw new DOMException('too late', 'TimeoutError')
  }
  await expect(githubUser('t', ask)).rejects.toThrow('too late')
})
