type NetlifyLocals = import('@astrojs/netlify').NetlifyLocals

declare namespace App {
  interface Locals extends Partial<NetlifyLocals> {}
}

/** A language's lexicon as a browser gets it: src/tooling/build/packedWords.ts. */
declare module 'virtual:words/*' {
  /** As `packLexicon` wrote it. */
  export const lexicon: string
  /** Names of platforms by id. */
  export const platforms: Readonly<Record<string, string>>
}

/** The address of a module's file, for `import()`: src/tooling/build/laterFiles.ts. */
declare module 'virtual:file/*' {
  export const address: string
}
