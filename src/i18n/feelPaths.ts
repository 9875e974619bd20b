import type { FeelId } from '#src/domain/feel/feel.ts'

/** The English path of a feel's page. */
export function feelPath(feel: FeelId): `/${string}` {
  return `/feel/${feel}/`
}
