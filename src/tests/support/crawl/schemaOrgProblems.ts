import { join } from 'node:path'
import ts from 'typescript'
import { projectRoot } from '#src/tooling/projectRoot.ts'

/**
 * What schema.org's vocabulary has against some things: its types (schema-dts, made from schema.org's own file) check them as TypeScript would
 * check a literal, so that a property that a type does not have, or a value of the wrong kind, is an error.
 * @param things parsed JSON-LD
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

/** What an action asks for is an annotation of its properties, not a property: https://schema.org/docs/actions.html#part-4 */
function withoutAnnotations(key: string, value: unknown): unknown {
  return /-(input|output)$/.test(key) ? undefined : value
}

/** One of each shape: things with the same properties of the same kinds pass or fail together. */
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
