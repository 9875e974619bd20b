import { MissingPartError, type SystemPartId, systemPart } from './systemParts.ts'

/** What each engine needs of the system. Chromium has to be there; a machine may lack the others. */
export const engineParts = {
  chromium: ['chromium'],
  firefox: ['firefox'],
  webkit: ['webKitDriver', 'webKitBrowser', 'display'],
} as const satisfies Record<string, readonly SystemPartId[]>
export type EngineId = keyof typeof engineParts

/**
 * Has the engines ready in which the site is tried, installed where that can be done.
 * @returns for each engine that is not there a sentence that says what to do
 * @throws MissingPartError when there is no Chromium
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
