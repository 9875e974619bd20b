import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#src/tooling/projectRoot.ts'
import { run } from '#src/tooling/run.ts'
import { copyProject } from './copyProject.ts'
import { differences } from './hosted/differences.ts'
import { hostEnvironment, hostedOrigin } from './hosted/hostEnvironment.ts'
import { netlifyConfig } from './hosted/netlifyConfig.ts'
import { packFunctions } from './hosted/packFunctions.ts'

/**
 * `node src/tooling/build/netlifyBuild.ts FOLDER`: builds a copy of the project as Netlify does: with Netlify's
 * environment variables, the command of netlify.toml, Netlify's configuration parser and its function packager. FOLDER
 * is deleted first. Exits with 1 when the result differs from the output of `npm run build` in more than the site's
 * origin.
 */
const [folder] = process.argv.slice(2)
/** Default origin of `npm run build`; see astro.config.mjs. */
const localOrigin = 'http://localhost:4321'
/** A fake commit hash: no build output may depend on it, except the health function, which reports it. */
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
  // Read again, because the build writes `_headers` and `_redirects`.
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
