/** Origin of the site in a simulated Netlify build. */
export const hostedOrigin = 'https://moodlight.example'

const deployId = '66f0a1b2c3d4e5f601234567'

/**
 * Environment variables that Netlify sets during builds:
 * https://docs.netlify.com/build/configure-builds/environment-variables/#read-only-variables
 * @param commit full hash of the commit that is built
 */
export function hostEnvironment(commit: string): Record<string, string> {
  return {
    NETLIFY: 'true',
    CI: 'true',
    BUILD_ID: '66f0a1b2c3d4e5f601234560',
    CONTEXT: 'production',
    BRANCH: 'main',
    HEAD: 'main',
    COMMIT_REF: commit,
    CACHED_COMMIT_REF: commit,
    PULL_REQUEST: 'false',
    REPOSITORY_URL: 'https://github.com/moodlight/moodlight',
    SITE_ID: '0d3a9d2f-ef94-4380-93df-27ee400e2048',
    SITE_NAME: 'moodlight',
    ACCOUNT_ID: '66f0a1b2c3d4e5f601234561',
    DEPLOY_ID: deployId,
    URL: hostedOrigin,
    DEPLOY_URL: `https://${deployId}--moodlight.netlify.app`,
    DEPLOY_PRIME_URL: 'https://main--moodlight.netlify.app',
    NETLIFY_IMAGES_CDN_DOMAIN: 'moodlight.netlify.app',
    LANG: 'en_US.UTF-8',
  }
}
