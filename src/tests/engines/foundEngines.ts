import { type EngineId, engineParts } from '#src/tooling/checks/browserEngines.ts'
import { foundSystemPart, systemPart } from '#src/tooling/checks/systemParts.ts'
import { startChromium } from './chromium.ts'
import { startFirefox } from './firefox.ts'
import type { Engine } from './tab.ts'
import { startWebKit } from './webKit.ts'

/** An installed browser engine. */
export interface FoundEngine {
  readonly id: EngineId
  readonly start: () => Promise<Engine>
}

/**
 * Finds the installed browser engines. Only Chromium is mandatory and is installed when missing (see `systemPart`).
 * @throws MissingPartError when Chromium is missing and cannot be installed
 */
export function foundEngines(): readonly FoundEngine[] {
  const found: FoundEngine[] = [{ id: 'chromium', start: () => startChromium(systemPart('chromium')) }]
  const [firefox] = engineParts.firefox.map(foundSystemPart)
  if (firefox) found.push({ id: 'firefox', start: () => startFirefox(firefox) })
  const [driver, browser, display] = engineParts.webkit.map(foundSystemPart)
  if (driver && browser && display) found.push({ id: 'webkit', start: () => startWebKit({ driver, browser, display }) })
  return found
}
