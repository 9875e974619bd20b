import { type CountryCode, countryCodes } from '#src/domain/place/country.ts'
import { countryCodeSchema } from '#src/domain/place/countryCodeSchema.ts'
import { platformIdSchema } from '#src/domain/platform/platformId.ts'
import { z } from '#src/domain/schema.ts'
import { leaveOutSchema } from './leaveOuts.ts'
import { timeSchema } from './mark.ts'

const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(
    z.maxLength(40),
    z.refine((items) => new Set(items).size === items.length),
  )

/** A wish with the time at which it was set, in milliseconds since 1970, by the clock of the device. */
const timed = <Value extends z.ZodMiniType>(value: Value) => z.object({ value, at: timeSchema })

const servicesSchema = timed(list(platformIdSchema))
/** ISO 639-1, as the original language of titles. */
const languagesSchema = timed(list(z.string().check(z.regex(/^[a-z]{2}$/))))
const flagSchema = timed(z.boolean())
const leaveOutsSchema = timed(list(leaveOutSchema))

/**
 * An object with a schema's value for some countries. What z.partialRecord does, without that part of zod in every
 * page's script (375 bytes). The assertion names the keys, of which `fromEntries` tells no type.
 */
function byCountry<Value extends z.ZodMiniType>(value: Value) {
  const entries = countryCodes.map((code) => [code, z.exactOptional(value)] as const)
  return z.strictObject(Object.fromEntries(entries) as Record<CountryCode, z.ZodMiniExactOptional<Value>>)
}

/** Wishes that are kept from evening to evening. A missing one was never set; an empty list means any. */
export const eveningSettingsSchema = z.object({
  /** Ids of the platforms that the visitor has, by country. */
  services: z.exactOptional(byCountry(servicesSchema)),
  /** Languages that the visitor understands. */
  languages: z.exactOptional(languagesSchema),
  /** Only what the services include: nothing to rent or buy. */
  onlyIncluded: z.exactOptional(flagSchema),
  leaveOuts: z.exactOptional(leaveOutsSchema),
})
export type EveningSettings = z.infer<typeof eveningSettingsSchema>

interface Timed {
  readonly value: unknown
  readonly at: number
}

/** The later of two; of the same millisecond, that whose JSON sorts last. */
function later<Wish extends Timed>(a: Wish | undefined, b: Wish | undefined): Wish | undefined {
  if (!a || !b) return a ?? b
  if (a.at !== b.at) return a.at > b.at ? a : b
  return JSON.stringify(a.value) > JSON.stringify(b.value) ? a : b
}

/** Merges the wishes of two devices: of each the one that was set later. Commutative, associative and idempotent. */
export function mergeSettings(a: EveningSettings, b: EveningSettings): EveningSettings {
  if (Object.keys(b).length === 0) return a
  const services = { ...a.services }
  for (const code of countryCodeSchema.options) {
    const chosen = later(a.services?.[code], b.services?.[code])
    if (chosen) services[code] = chosen
  }
  const languages = later(a.languages, b.languages)
  const onlyIncluded = later(a.onlyIncluded, b.onlyIncluded)
  const leaveOuts = later(a.leaveOuts, b.leaveOuts)
  return {
    ...(Object.keys(services).length > 0 && { services }),
    ...(languages && { languages }),
    ...(onlyIncluded && { onlyIncluded }),
    ...(leaveOuts && { leaveOuts }),
  }
}

/** Those wishes of `a` that are not in `b`, nor older than there. */
export function settingsBeyond(a: EveningSettings, b: EveningSettings): EveningSettings {
  const known = writeSettings(b)
  const merged = Object.entries(writeSettings(mergeSettings(b, a)))
  return readSettings(Object.fromEntries(merged.filter(([name, text]) => known[name] !== text)))
}

const fields = {
  languages: z.object({ languages: languagesSchema }),
  onlyIncluded: z.object({ onlyIncluded: flagSchema }),
  leaveOuts: z.object({ leaveOuts: leaveOutsSchema }),
}
const serviceField = z.object({ code: countryCodeSchema, chosen: servicesSchema })

/** The wishes as texts by field name, for storage: `services.BR`, `languages`. */
export function writeSettings({ services = {}, ...others }: EveningSettings): Record<string, string> {
  const named = [
    ...Object.entries(services).map(([code, chosen]) => [`services.${code}`, chosen] as const),
    ...Object.entries(others),
  ]
  return Object.fromEntries(named.map(([name, wish]) => [name, JSON.stringify({ at: wish.at, value: wish.value })]))
}

/** Reads stored wishes. Never throws: what is damaged or unknown reads as never set. */
export function readSettings(texts: Readonly<Record<string, unknown>>): EveningSettings {
  let read: EveningSettings = {}
  for (const [name, text] of Object.entries(texts)) read = mergeSettings(read, readWish(name, text))
  return read
}

function readWish(name: string, text: unknown): EveningSettings {
  const wish = typeof text === 'string' ? parsedJson(text) : undefined
  const [field, code] = name.split('.')
  if (field === 'services') {
    const parsed = serviceField.safeParse({ code, chosen: wish })
    return parsed.success ? { services: { [parsed.data.code]: parsed.data.chosen } } : {}
  }
  const schema = Object.entries(fields).find(([known]) => known === name)?.[1]
  return schema?.safeParse({ [name]: wish }).data ?? {}
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
