import { createHash } from 'node:crypto'
import type { AccountId } from '#src/accounts/accountId.ts'
import type { AccountEveningChange } from '#src/accounts/eveningFields.ts'
import { markEndpoints } from '#src/api/markEndpoints.ts'
import { DomainError } from '#src/domain/errors.ts'
import { countForAccount } from '#src/server/account/accountLimits.ts'
import { pleaseLogIn, signedIn, type Visitor } from '#src/server/account/visitorSession.ts'
import { route } from '#src/server/http/endpoint.ts'

/** Tells a device whether the same person is still signed in. The account's id stays in its encrypted cookie. */
function ownerOf(accountId: AccountId): string {
  return createHash('sha256').update(`owner of marks: ${accountId}`).digest('base64url').slice(0, 16)
}

async function merge({ store, session: { accountId } }: Visitor, change: AccountEveningChange) {
  const answer = await store.mergeEvening(accountId, change)
  if (!answer) throw pleaseLogIn()
  return { body: { ...answer, owner: ownerOf(accountId) } }
}

export const markRoutes = [
  route(markEndpoints.marks, async ({ since }, visit) => {
    const visitor = await signedIn(visit)
    await countForAccount(visitor, 'marks')
    return await merge(visitor, { marks: [], settings: {}, since })
  }),

  route(markEndpoints.updateMarks, async (_, visit, body) => {
    const visitor = await signedIn(visit, ({ patientStore }) => patientStore())
    await countForAccount(visitor, 'marks')
    const { owner, ...change } = body()
    if (owner !== ownerOf(visitor.session.accountId)) {
      throw new DomainError('forbidden', 'Somebody else is signed in by now.')
    }
    return await merge(visitor, change)
  }),
]
