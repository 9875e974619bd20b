import { checkDeploy } from './checks/deploy/checkDeploy.ts'
import { reportOf } from './checks/deploy/finding.ts'

/**
 * `npm run deploy:check`: prints which environment variables (including .env) are set and valid, and whether the
 * services behind them are reachable. Values are never printed. Exits with 1 when a configured variable is broken.
 */
const findings = await checkDeploy(process.env)
console.log(reportOf(findings))
process.exit(findings.some(({ state }) => state === 'broken') ? 1 : 0)
