import { join } from 'node:path'
import ts from 'typescript'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/**
 * Validates structured data against schema.org's vocabulary: type-checks it as TypeScript literals with schema-dts,
 * whose types are generated from schema.org's definitions, so that unknown properties and values of wrong types are
 * errors.
 * @param things parsed JSON-LD, expected to be {@link import('schema-dts').Thing}
 * @returns TypeScript's diagnostics, at most 600 characters each
 */
export function schemaOrgProblems(things: readonly unknown[]): string[] {
  const file = join(projectRoot, 'src/tests/support/crawl/things.ts')
  const source = [
    `import type { Thing, WithContext } from 'schema-dts'`,
    ...things.map(
      (thing, index) => `export const thing${index}: WithContext<Thing> = ${JSON.stringify(thing, withoutAnnotations)}`,
    ),
  ].join('\n')
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.Latest) : getSourceFile(name, ...rest)
  const program = ts.createProgram([file], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 600))
}

/**
 * Drops the annotations `-input` and `-output`, which are not properties: https://schema.org/docs/actions.html#part-4
 */
function withoutAnnotations(key: string, value: unknown): unknown {
  return /-(input|output)$/.test(key) ? undefined : value
}

/** Deduplicates by shape: things with the same properties of the same types have the same validation result. */
export function oneOfEachShape(things: readonly unknown[]): unknown[] {
  return [...new Map(things.map((thing) => [JSON.stringify(shapeOf(thing)), thing])).values()]
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(shapeOf(each))))].sort()
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === '@type' ? inner : shapeOf(inner)]),
  )
}
