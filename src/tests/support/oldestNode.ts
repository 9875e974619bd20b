/**
 * Deletes globals that Node added after version 20, the oldest that package.json allows, so that tests on a newer
 * version detect their use. Loaded with `node --import` before all other modules.
 */
const newer: readonly (readonly [owner: object | undefined, names: readonly string[]])[] = [
  [Promise, ['withResolvers', 'try']],
  [Array, ['fromAsync']],
  [Object, ['groupBy']],
  [Map, ['groupBy']],
  [
    Set.prototype,
    ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'],
  ],
  [Uint8Array, ['fromBase64', 'fromHex']],
  [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
  [RegExp, ['escape']],
  [Error, ['isError']],
  [Iterator, ['from', 'concat']],
  [
    Iterator.prototype,
    ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
  ],
  [globalThis, ['Iterator', 'URLPattern', 'WebSocket', 'EventSource', 'navigator', 'Float16Array']],
]

for (const [owner, names] of newer) {
  for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
}
