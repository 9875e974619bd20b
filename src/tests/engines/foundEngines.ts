import { type EngineId, engineParts } from '#src/tooling/browserEngines.ts'
import { foundSystemPart, systemPart } from '#src/tooling/systemParts.ts'
import { startChromium } from './chromium.ts'
import { startFirefox } from './firefox.ts'
import type { Engine } from './tab.ts'
import { startWebKit } from './webKit.ts'

/** An engine that this machine has. */
export interface FoundEngine {
  readonly id: EngineId
  readonly start: () => Promise<Engine>
}

/**
 * The engines that this machine has; nothing is installed but Chromium, without which there is nothing to try.
 * @throws MissingPartError when there is no Chromium
 */
export function foundEngines(): readonly FoundEngine[] {
  const found: FoundEngine[] = [{ id: 'chromium', start: () => startChromium(systemPart('chromium')) }]
  const [firefox] = engineParts.firefox.map(foundSystemPart)
  if (firefox) found.push({ id: 'firefox', start: () => startFirefox(firefox) })
  const [driver, browser, display] = engineParts.webkit.map(foundSystemPart)
  if (driver && browser && display) found.push({ id: 'webkit', start: () => startWebKit({ driver, browser, display }) })
  return found
}
