import { expect } from 'vitest'
import { errorBodySchema } from '#src/domain/errors.ts'
import type { z } from '#src/domain/schema.ts'
import { callFunction } from './callFunction.ts'

/** Sends a GET request; fails the test unless the response has status 200 and matches the schema. */
export async function get<Schema extends z.ZodMiniType>(target: string, schema: Schema): Promise<z.output<Schema>> {
  const response = await callFunction(target)
  expect(response.status, target).toBe(200)
  return schema.parse(await response.json())
}

/** Sends a request that must fail: the response must have the shape of `errorBodySchema` and `no-store`. */
export async function refused(
  target: string,
  init: RequestInit = {},
): Promise<{ status: number; code: string; message: string }> {
  const response = await callFunction(target, init)
  const { error } = errorBodySchema.parse(await response.json())
  expect(response.headers.get('cache-control'), target).toBe('no-store')
  return { status: response.status, ...error }
}
