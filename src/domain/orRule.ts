import { z } from './schema.ts'

/** The schema, refusing whatever it refuses by one sentence for the caller. */
export function orRule<Schema extends z.ZodMiniType>(schema: Schema, rule: string) {
  return z.pipe(
    z.custom<z.input<Schema>>(),
    z.transform((value: z.input<Schema>, context): z.output<Schema> => {
      const parsed = schema.safeParse(value)
      if (parsed.success) return parsed.data
      context.issues.push({ code: 'custom', message: rule, input: value })
      return z.NEVER
    }),
  )
}
