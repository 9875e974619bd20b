import { expect, it } from 'vitest'
import { functionProcesses } from './functionProcesses.ts'
import { sharedCache } from './sharedCache.ts'

const lifetime = { fresh: 300, stale: 3600 }
const key = 'recommendations:cry:all:BR:pt'

function twoProcesses() {
  let commands = 0
  const cache = sharedCache({ random: () => 0.5, onCommand: () => commands++ })
  const processes = functionProcesses()
  const [one, other] = [processes.take('movies', 0).process, processes.take('movies', 0).process]
  return { cache, one, other, commands: () => commands }
}

it('a value is there for other processes when it is made, and not before', () => {
  const { cache, one, other } = twoProcesses()
  cache.keep(one, key, { at: 10, took: 1 })
  expect(cache.look(other, key, lifetime, 9.9)).toBe('missing')
  expect(cache.look(other, key, lifetime, 10)).toBe('fresh')
})

it('while a value is made anew the old one is still served', () => {
  const { cache, one, other } = twoProcesses()
  cache.keep(one, key, { at: 0, took: 1 })
  cache.keep(one, key, { at: 402, took: 1 })
  expect(cache.look(other, key, lifetime, 401)).toBe('stale')
  expect(cache.isRenewed(other, key, lifetime, 401)).toBe(false)
  expect(cache.isRenewed(other, key, lifetime, 402)).toBe(true)
  expect(cache.look(other, key, lifetime, 402)).toBe('fresh')
})

it('what a process remembers costs no command, and ends with its lifetime', () => {
  const { cache, one, commands } = twoProcesses()
  cache.keep(one, key, { at: 0, took: 1 })
  const before = commands()
  expect(cache.look(one, key, lifetime, 200)).toBe('fresh')
  expect(cache.look(one, key, lifetime, 3899)).toBe('stale')
  expect(commands()).toBe(before)
  expect(cache.look(one, key, lifetime, 3900)).toBe('missing')
  expect(commands()).toBe(before + 1)
})
