import { run } from './run.ts'

type Step = readonly [name: string, command: string, args: readonly string[]]

/**
 * Static checks, in two lanes that take about the same time. Types are checked by `astro check` in files of Astro, which
 * writes what both read, and by TypeScript's native compiler in all others, in a fifth of the time.
 */
const lanes: readonly (readonly Step[])[] = [
  [
    ['types', 'npm', ['run', '--silent', 'types']],
    ['catalogue', 'node', ['src/tooling/catalogueCheck.ts']],
  ],
  [
    ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
    ['unused code', 'knip', []],
    ['words', 'node', ['src/tooling/checks/checkWords.ts']],
    ['moods', 'node', ['src/tooling/moodsEval.ts']],
    ['secrets', 'node', ['src/tooling/checks/checkSecrets.ts']],
    ['dependencies', 'node', ['src/tooling/checks/checkDependencies.ts']],
  ],
]
/** Runs alone, because it temporarily writes files into src/, which other steps would pick up. */
const importRule: Step = ['import rule', 'node', ['src/tooling/checks/checkImports.ts']]

const failed: string[] = []

async function take([name, command, args]: Step): Promise<void> {
  try {
    await run(command, args, { report: (output) => console.log(`\n> ${name}\n${output.trimEnd()}`) })
  } catch (error) {
    failed.push(name)
    console.error(error instanceof Error ? error.message : error)
  }
}

async function takeAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await take(step)
}

await Promise.all(lanes.map(takeAll))
await take(importRule)
if (failed.length > 0) {
  console.error(`\nNot as it should be: ${failed.join(', ')}.`)
  process.exit(1)
}
