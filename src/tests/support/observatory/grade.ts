import {
  cookiesFinding,
  framesFinding,
  policyFinding,
  referrerFinding,
  resourceFinding,
  type Seen,
  scriptsFinding,
  sharingFinding,
  sniffingFinding,
  transportFinding,
} from './findings.ts'
import { type Finding, grades, leastForExtraPoints, scores } from './scores.data.ts'

export interface Grade {
  readonly grade: string
  readonly score: number
  readonly findings: readonly Finding[]
}

/**
 * Grades a response like Mozilla's HTTP Observatory (`scan` in its src/scanner/index.js), without the checks of TLS
 * and of the redirect from HTTP.
 */
export function gradeOf(seen: Seen): Grade {
  const findings = [
    policyFinding(seen),
    cookiesFinding(seen),
    sharingFinding(seen),
    referrerFinding(seen),
    transportFinding(seen),
    scriptsFinding(seen),
    sniffingFinding(seen),
    framesFinding(seen),
    resourceFinding(seen),
  ]
  const points = findings.map((finding): number => scores[finding])
  const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 100)
  const plain = sum(points.filter((one) => one < 0))
  const score = Math.max(0, plain >= leastForExtraPoints ? sum(points) : plain)
  return { grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', score, findings }
}
