import { expect } from 'vitest'
import { errorBodySchema } from '#src/domain/errors.ts'
import type { z } from '#src/domain/schema.ts'
import { callFunction } from './callFunction.ts'

/** The answer to a GET, which must be a 200 and as the schema has it. */
export async function get<Schema extends z.ZodMiniType>(target: string, schema: Schema): Promise<z.output<Schema>> {
  const response = await callFunction(target)
  expect(response.status, target).toBe(200)
  return schema.parse(await response.json())
}

/** The refusal of a request, which must say why in the shape of all refusals, and be kept nowhere. */
export async function refused(
  target: string,
  init: RequestInit = {},
): Promise<{ status: number; code: string; message: string }> {
  const response = await callFunction(target, init)
  const { error } = errorBodySchema.parse(await response.json())
  expect(response.headers.get('cache-control'), target).toBe('no-store')
  return { status: response.status, ...error }
}
