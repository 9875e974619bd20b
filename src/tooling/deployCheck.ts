import { checkDeploy } from './deploy/checkDeploy.ts'
import { reportOf } from './deploy/finding.ts'

/**
 * `npm run deploy:check`: prints which variables of the environment and .env are set, valid and reachable, without a value of any. Exits with 1
 * when something that is configured is broken.
 */
const findings = await checkDeploy(process.env)
console.log(reportOf(findings))
process.exit(findings.some(({ state }) => state === 'broken') ? 1 : 0)
