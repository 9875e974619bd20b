import { accountEndpoints } from './accountEndpoints.ts'
import { healthEndpoints } from './healthEndpoints.ts'
import { listEndpoints } from './listEndpoints.ts'
import { locationEndpoints } from './locationEndpoints.ts'
import { markEndpoints } from './markEndpoints.ts'
import { platformEndpoints } from './platformEndpoints.ts'
import { recommendationEndpoints } from './recommendationEndpoints.ts'
import { roomEndpoints } from './roomEndpoints.ts'
import { titleEndpoints } from './titleEndpoints.ts'
import { togetherEndpoints } from './togetherEndpoints.ts'
import { userEndpoints } from './userEndpoints.ts'
import { wishEndpoints } from './wishEndpoints.ts'
import { wishRoomEndpoints } from './wishRoomEndpoints.ts'

/**
 * All endpoints of the site, for use in functions. Browser code imports only the groups that it calls, so that pages
 * load no unused schemas.
 */
export const contract = {
  ...locationEndpoints,
  ...recommendationEndpoints,
  ...roomEndpoints,
  ...listEndpoints,
  ...titleEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...markEndpoints,
  ...platformEndpoints,
  ...healthEndpoints,
  ...togetherEndpoints,
  ...wishEndpoints,
  ...wishRoomEndpoints,
} as const

export type Contract = typeof contract
