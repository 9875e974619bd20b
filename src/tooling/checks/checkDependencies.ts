import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '#src/domain/schema.ts'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { installScriptProblems } from './supplyChain/installScripts.ts'
import { licenceProblems } from './supplyChain/licences.ts'
import { lockedPackages } from './supplyChain/lockedPackages.ts'

/** Checks that packages with install scripts are allowlisted and that every licence is accepted. */
const manifest = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')))
const packages = lockedPackages()
const problems = [...installScriptProblems(packages, manifest.allowScripts), ...licenceProblems(packages)]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${packages.length} packages: every install script has its reason, every licence is one that we accept.`)
