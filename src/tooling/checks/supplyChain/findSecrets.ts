import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

/** Kind and location of a suspected secret, never its value. */
export interface SecretFinding {
  readonly place: string
  readonly line: number
  readonly kind: string
}

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] }

/**
 * Scans a text for keys, tokens and passwords with secretlint's recommended rules.
 * @param place label for the findings, such as a file's path
 */
export async function findSecrets(place: string, text: string): Promise<SecretFinding[]> {
  const source = { content: text, filePath: place, ext: '.txt', contentType: 'text' } as const
  const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true, maskSecrets: true } })
  return messages.map(({ loc, messageId }) => ({ place, line: loc.start.line, kind: messageId }))
}

/** Matches names of environment variables that hold secrets. */
const secretNames = /SECRET|TOKEN|PASSWORD|HOOK_URL/
const shortestSecret = 8

/**
 * Finds secrets of the environment in a text. Comma-separated values are checked separately; values of fewer than eight
 * characters are ignored.
 * @returns names of the variables whose values occur in the text
 */
export function leakedVariables(text: string, environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment)
    .filter(([name]) => secretNames.test(name))
    .flatMap(([name, value = '']) => value.split(',').map((one) => ({ name, one: one.trim() })))
    .filter(({ one }) => one.length >= shortestSecret && text.includes(one))
    .map(({ name }) => name)
}
