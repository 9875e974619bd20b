import { healthEndpoints } from './healthEndpoints.ts'
import { listEndpoints } from './listEndpoints.ts'
import { locationEndpoints } from './locationEndpoints.ts'
import { platformEndpoints } from './platformEndpoints.ts'
import { recommendationEndpoints } from './recommendationEndpoints.ts'
import { titleEndpoints } from './titleEndpoints.ts'
import { userEndpoints } from './userEndpoints.ts'

/** Every endpoint of the site, for the functions that answer. The browser's stores take the groups that they ask, so that a page loads no more schemas than it needs. */
export const contract = {
  ...locationEndpoints,
  ...recommendationEndpoints,
  ...listEndpoints,
  ...titleEndpoints,
  ...userEndpoints,
  ...platformEndpoints,
  ...healthEndpoints,
} as const

export type Contract = typeof contract
