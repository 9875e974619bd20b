import { run } from './run.ts'

/** Everything that can be said of the code without running it. */
const steps: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'astro', ['check', '--minimumFailingSeverity', 'hint']],
  ['unused code', 'knip', []],
  ['words', 'node', ['src/tooling/checkWords.ts']],
  ['catalogue', 'node', ['src/tooling/catalogueCheck.ts']],
  ['moods', 'node', ['src/tooling/moodsEval.ts']],
  ['import rule', 'node', ['src/tooling/checkImports.ts']],
  ['secrets', 'node', ['src/tooling/checkSecrets.ts']],
  ['dependencies', 'node', ['src/tooling/checkDependencies.ts']],
]

for (const [name, command, args] of steps) {
  console.log(`\n> ${name}`)
  try {
    await run(command, args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
