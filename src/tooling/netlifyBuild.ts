import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject } from './copyProject.ts'
import { differences } from './hosted/differences.ts'
import { hostEnvironment, hostedOrigin } from './hosted/hostEnvironment.ts'
import { netlifyConfig } from './hosted/netlifyConfig.ts'
import { packFunctions } from './hosted/packFunctions.ts'
import { projectRoot } from './projectRoot.ts'
import { run } from './run.ts'

/**
 * `node src/tooling/netlifyBuild.ts FOLDER`: builds a copy of the project as Netlify does: in the environment that it sets, by the command that netlify.toml names, with its
 * own reading of the configuration and its own packing of functions. What comes out has to be what `npm run build` made, but for the site's address.
 */
const [folder] = process.argv.slice(2)
/** Where `npm run build` builds for when nobody names an address; see astro.config.mjs. */
const localOrigin = 'http://localhost:4321'
/** Of no commit: nothing that is built may depend on it, but for the function that names it. */
const commit = 'c0ffee'.repeat(6).padEnd(40, '0')

try {
  if (!folder) throw new Error('Name an empty folder for the copy of the project.')
  await rm(folder, { recursive: true, force: true })
  await copyProject(folder)
  const { build } = await netlifyConfig(folder)
  await run('sh', ['-c', `${build.command} -- --silent`], {
    folder,
    env: { ...build.environment, ...hostEnvironment(commit) },
  })
  // Once more, with the headers and redirects that the build wrote.
  const config = await netlifyConfig(folder)
  const functions = await packFunctions({ root: folder, config, out: join(folder, '.netlify', 'functions') })
  console.log(
    `Netlify takes ${functions.length} functions, ${config.headers.length} rules for headers and ${config.redirects.length} redirects.`,
  )
  const { files, compared, addressed } = await differences(
    { root: folder, origin: hostedOrigin },
    { root: projectRoot, origin: localOrigin },
  )
  if (files.length > 0) {
    throw new Error(`A deploy would get other files than "npm run build" makes:\n${files.slice(0, 40).join('\n')}`)
  }
  console.log(`${compared} files are the same; ${addressed} of them hold the address of the site.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
