/** Written into the bundle by src/tooling/bundleFunctions.ts; sources know none. */
declare const BUILD_COMMIT: string | undefined

/** The commit that this function was built from, 12 digits, or `unknown`. */
export const buildCommit = typeof BUILD_COMMIT === 'string' ? BUILD_COMMIT : 'unknown'
