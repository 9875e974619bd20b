import { DomainError } from '#src/domain/errors.ts'
import { errorResponse } from './errorResponse.ts'

/** The 404 for paths below /api that have no endpoint: JSON like every API response, instead of the site's 404 page. */
export function unknownPath(): Response {
  return errorResponse('none', new DomainError('not_found', 'There is nothing at this address.'))
}
