import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from '#src/domain/schema.ts'
import { freePort } from '#src/tests/support/redisServer.ts'
import type { Engine, Key, OpenTab, Tab } from './tab.ts'
import { newSession, type WebDriverSession } from './webDriver.ts'

/** Paths of the executables for WebKitGTK. */
export interface WebKitParts {
  readonly driver: string
  /** MiniBrowser, which the driver controls. */
  readonly browser: string
  /** Xvfb, a headless X server. */
  readonly display: string
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
}

/** GTK styles that shrink the browser's toolbar, which otherwise forces a window width of at least 447 pixels. */
const slimButtons =
  '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0 } box entry { font-size: 1px }'

/** Starts WebKitGTK, controlled by its WebDriver in Xvfb: one browser per tab, and one tab at a time. */
export async function startWebKit({ driver, browser, display }: WebKitParts): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'moodlight-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), slimButtons)
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await firstLine(screen.stdio[3])
  const env = { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: folder, GTK_THEME: 'Adwaita:dark' }
  const startDriver = (): Promise<Driver> => driverOn({ driver, env })
  let service = await startDriver()
  /**
   * Starts a browser and does something first with it. WebKitGTK's browser now and then never connects to its driver,
   * which then answers nothing more; such a driver is replaced. No page is open yet, so no fault of the site is hidden.
   */
  async function start<T>(begin: (session: WebDriverSession) => Promise<T>, attempts = 3): Promise<T> {
    try {
      return await begin(
        await newSession(service.address, {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        }),
      )
    } catch (error) {
      if (attempts === 1) throw error
      console.log(`WebKit's driver is replaced: ${error instanceof Error ? error.message : error}`)
      await ended(service.process)
      service = await startDriver()
      return await start(begin, attempts - 1)
    }
  }
  const version = await start(async (session) => {
    await session.end()
    return session.version
  })
  return {
    version: `WebKitGTK ${version}`,
    open: (options) =>
      start(async (session) => {
        await session.post('timeouts', { pageLoad: 20_000, script: 20_000 })
        return await openTab(session, options)
      }),
    async close() {
      for (const child of [service.process, screen]) await ended(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Driver {
  readonly process: ChildProcess
  readonly address: string
}

async function driverOn({ driver, env }: { driver: string; env: NodeJS.ProcessEnv }): Promise<Driver> {
  const port = await freePort()
  const process = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env })
  const address = `http://127.0.0.1:${port}`
  await listening(address)
  return { process, address }
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const sizeSchema = z.object({ height: z.number() })

async function openTab(session: WebDriverSession, { width, height, hasTouch }: OpenTab): Promise<Tab> {
  const resize = (to: { width: number; height: number }): Promise<unknown> => session.post('window/rect', to)
  const evaluate = (expression: string): Promise<unknown> =>
    session.post('execute/sync', { script: `return ${expression}`, args: [] })
  // The toolbar reduces the viewport's height, so the window is enlarged by the difference.
  await resize({ width, height })
  const inner = sizeSchema.parse(await evaluate('{ height: innerHeight }'))
  const outer = 2 * height - inner.height
  await resize({ width, height: outer })
  const act = (source: object): Promise<unknown> => session.post('actions', { actions: [source] })
  const pointer = (...actions: readonly object[]): Promise<unknown> =>
    act({ type: 'pointer', id: 'pointer', parameters: { pointerType: hasTouch ? 'touch' : 'mouse' }, actions })
  const type = async (text: string): Promise<void> => {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await act({ type: 'key', id: 'keyboard', actions: keys })
  }
  return {
    goto: async (url) => void (await session.post('url', { url })),
    back: async () => void (await session.post('back', {})),
    reload: async () => void (await session.post('refresh', {})),
    widen: async (to) => void (await resize({ width: to, height: outer })),
    evaluate,
    move: async ({ x, y }) => void (await pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })),
    press: async ({ x, y }) =>
      void (await pointer(
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      )),
    type,
    key: (key) => type(keyCodes[key]),
    screenshot: async () => Buffer.from(z.string().parse(await session.get('screenshot')), 'base64'),
    close: () => session.end(),
  }
}

async function listening(address: string): Promise<void> {
  const until = performance.now() + 20_000
  for (;;) {
    try {
      await fetch(`${address}/status`)
      return
    } catch (error) {
      if (performance.now() > until) throw error
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}

async function firstLine(stream: unknown): Promise<string> {
  if (!(stream instanceof Readable)) throw new Error('the X server has no pipe for its number')
  const [chunk] = await once(stream, 'data')
  return String(chunk).trim()
}
