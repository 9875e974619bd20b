import type { APIRoute, GetStaticPaths } from 'astro'
import { buildTime } from '#src/server/buildTime.ts'
import { readEnv } from '#src/server/env.ts'
import { securityText } from '#src/server/pages/securityText.ts'

/** `/.well-known/security.txt`; only built if the configuration has a contact address for reports. */
export const getStaticPaths: GetStaticPaths = () => (readEnv().CONTACT_EMAIL ? [{ params: { name: 'security' } }] : [])

export const GET: APIRoute = ({ site }) => {
  const { CONTACT_EMAIL: contact } = readEnv()
  if (!site || !contact) return new Response(null, { status: 404 })
  return new Response(securityText({ site, contact, builtAt: buildTime() }))
}
