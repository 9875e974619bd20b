import { run } from './run.ts'

type Step = readonly [name: string, command: string, args: readonly string[]]

/** Static checks. Lanes run in parallel; type checking takes longer than all other steps together. */
const lanes: readonly (readonly Step[])[] = [
  [['types', 'astro', ['check', '--minimumFailingSeverity', 'hint']]],
  [
    ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
    ['unused code', 'knip', []],
    ['words', 'node', ['src/tooling/checks/checkWords.ts']],
    ['catalogue', 'node', ['src/tooling/catalogueCheck.ts']],
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
