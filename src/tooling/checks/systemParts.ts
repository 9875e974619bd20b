import { spawnSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface SystemPart {
  readonly name: string
  /** Names of its command on PATH, in order of preference. */
  readonly commands: readonly string[]
  /** Glob pattern of its path, for commands outside PATH. */
  readonly places?: string
  readonly debianPackage: string
}

const parts = {
  chromium: {
    name: 'Chromium',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    debianPackage: 'chromium',
  },
  firefox: { name: 'Firefox', commands: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  webKitDriver: { name: "WebKitGTK's driver", commands: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  webKitBrowser: {
    name: "WebKitGTK's browser",
    commands: ['MiniBrowser'],
    places: '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
    // MiniBrowser is part of the WebKitGTK library, a dependency of this package.
    debianPackage: 'webkit2gtk-driver',
  },
  display: { name: 'an X server without a screen', commands: ['Xvfb'], debianPackage: 'xvfb' },
  redis: { name: 'Redis', commands: ['redis-server'], debianPackage: 'redis-server' },
} as const satisfies Record<string, SystemPart>
export type SystemPartId = keyof typeof parts

/** Thrown when a required system package is missing and cannot be installed. The message gives the command to run. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError'
}

/** Path of an executable on PATH, or null. */
function onPath(command: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, command)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // Not in this folder.
    }
  }
  return null
}

/** Path of a system package's command, or null; installs nothing. */
export function foundSystemPart(id: SystemPartId): string | null {
  const { commands, places }: SystemPart = parts[id]
  for (const command of commands) {
    const path = onPath(command)
    if (path) return path
  }
  return (places && globSync(places)[0]) ?? null
}

let isListUpdated = false

/**
 * Finds a system package that tests require. When it is missing, it is installed with apt-get, if available and run as
 * root.
 * @returns the path of its command
 * @throws MissingPartError with the command to run
 */
export function systemPart(id: SystemPartId): string {
  const part: SystemPart = parts[id]
  const found = foundSystemPart(id)
  if (found) return found
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`${part.name} is missing: installing it with apt-get ...`)
    if (!isListUpdated) apt('update')
    isListUpdated = true
    apt('install', '-y', '--no-install-recommends', part.debianPackage)
    const installed = foundSystemPart(id)
    if (installed) return installed
  }
  throw new MissingPartError(
    `Tests need ${part.name} and "${part.commands[0]}" is not on PATH: run "sudo apt-get install ${part.debianPackage}" (or your system's equivalent) and try again.`,
  )
}

function apt(...args: readonly string[]): void {
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
