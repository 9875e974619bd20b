import { z } from '#src/domain/schema.ts'
import { headsUps } from './headsUps.ts'

export { headsUps } from './headsUps.ts'

export const headsUpSchema = z.enum(headsUps)
