import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

/** A thing that looks like a secret: what kind, and where. Never the secret itself. */
export interface SecretFinding {
  readonly place: string
  readonly line: number
  readonly kind: string
}

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] }

/**
 * Looks for keys, tokens and passwords by secretlint's recommended rules.
 * @param place what the findings are to be named after, such as a file's path
 */
export async function findSecrets(place: string, text: string): Promise<SecretFinding[]> {
  const source = { content: text, filePath: place, ext: '.txt', contentType: 'text' } as const
  const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true, maskSecrets: true } })
  return messages.map(({ loc, messageId }) => ({ place, line: loc.start.line, kind: messageId }))
}

/** Variables whose values are nobody's business. */
const secretNames = /SECRET|TOKEN|PASSWORD|HOOK_URL/
const shortestSecret = 8

/** Values of the environment's own secrets that stand in a text. @returns the variables' names */
export function leakedVariables(text: string, environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment)
    .filter(([name]) => secretNames.test(name))
    .flatMap(([name, value = '']) => value.split(',').map((one) => ({ name, one: one.trim() })))
    .filter(({ one }) => one.length >= shortestSecret && text.includes(one))
    .map(({ name }) => name)
}
