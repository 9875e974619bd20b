import { audience, shared } from './audience.ts'
import { defineEndpoint } from './endpoint.ts'
import { titleDetailsSchema } from './items.ts'
import { titleIdParameter } from './parameters.ts'

/** A single title. */
export const titleEndpoints = {
  title: defineEndpoint({
    path: '/api/titles/:id',
    params: { id: titleIdParameter },
    query: audience,
    response: titleDetailsSchema,
    ...shared,
  }),
}
