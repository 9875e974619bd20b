import type { LockedPackage } from './lockedPackages.ts'

/** Allowlist of packages with install scripts, with reasons. */
export const installScriptReasons: Readonly<Record<string, string>> = {
  node: 'Puts the Node.js of this project beside it, so that every machine runs the same one.',
  esbuild: 'Checks that the compiler’s binary runs on this machine; it bundles the functions.',
  sharp: 'Checks that its image library is there for this machine; it stands in for the host’s image service.',
}

/**
 * Validates install scripts: every package that has one needs a reason, every reason needs such a package, and
 * `allowScripts` of package.json must match the reasons.
 * @returns a sentence per problem
 */
export function installScriptProblems(
  packages: readonly LockedPackage[],
  allowed: Readonly<Record<string, unknown>>,
  reasons: Readonly<Record<string, string>> = installScriptReasons,
): string[] {
  const scripted = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name))
  return [
    ...[...scripted]
      .filter((name) => !reasons[name])
      .map((name) => `${name} runs an install script, and nothing says why it may.`),
    ...Object.keys(reasons)
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} has no install script: its reason can go.`),
    ...Object.keys({ ...reasons, ...allowed })
      .filter((name) => (allowed[name] === true) !== name in reasons)
      .map((name) => `${name}: allowScripts in package.json and the reasons differ.`),
  ]
}
