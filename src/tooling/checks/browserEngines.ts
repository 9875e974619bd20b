import { MissingPartError, type SystemPartId, systemPart } from './systemParts.ts'

/** System packages that each browser engine requires. Chromium is mandatory, the others are optional. */
export const engineParts = {
  chromium: ['chromium'],
  firefox: ['firefox'],
  webkit: ['webKitDriver', 'webKitBrowser', 'display'],
} as const satisfies Record<string, readonly SystemPartId[]>
export type EngineId = keyof typeof engineParts

/**
 * Ensures that the browser engines for tests are installed, installing missing ones where possible (see `systemPart`).
 * @returns a sentence with instructions for each optional engine that is missing
 * @throws MissingPartError when Chromium is missing
 */
export function readyEngines(): readonly string[] {
  systemPart('chromium')
  return (['firefox', 'webkit'] as const).flatMap((id) => {
    try {
      for (const part of engineParts[id]) systemPart(part)
      return []
    } catch (error) {
      if (error instanceof MissingPartError) return [`Without ${id}: ${error.message}`]
      throw error
    }
  })
}
