import { atom } from 'nanostores'
import type { Mentioned } from '#src/domain/title/mentioned.ts'

/** The names that the search in the page's HTML mentions: the server knows more than the browser's index. */
export const $mentioned = atom<readonly Mentioned[]>([])

/** Rises whenever more names are known (islands/words/knownNames.ts): what was understood before may have lacked one. */
export const $namesKnown = atom(0)
