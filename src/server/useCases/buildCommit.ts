/** Defined in the bundle by src/tooling/build/bundleFunctions.ts; undefined when running from source. */
declare const BUILD_COMMIT: string | undefined

/** The commit that this function was built from (12 hexadecimal digits), or `unknown`. */
export const buildCommit = typeof BUILD_COMMIT === 'string' ? BUILD_COMMIT : 'unknown'
