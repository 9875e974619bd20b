import { atom, computed } from 'nanostores'
import { $mentioned, $namesKnown } from '#src/stores/mentionedNames.ts'
import type { Names } from '#src/understanding/names.ts'
import { withMentioned } from '#src/understanding/withMentioned.ts'

/** Names of the title index, as far as they are prepared; titles come before people. */
export const $indexedNames = atom<Partial<Names>>({})

const none: Names = {
  moods: new Map(),
  titles: new Map(),
  people: new Map(),
  surnames: new Map(),
  titlesByLetter: new Map(),
  peopleByLetter: new Map(),
  surnamesByLetter: new Map(),
}

/** The names of titles and people that are understood by now. */
export const $knownNames = computed([$indexedNames, $mentioned], (indexed, mentioned): Names => {
  const names = { ...none, ...indexed }
  return mentioned.length > 0 ? withMentioned(names, mentioned) : names
})

$knownNames.listen(() => $namesKnown.set($namesKnown.get() + 1))
