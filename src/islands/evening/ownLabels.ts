import type { Tonight } from '#src/domain/evening/tonight.ts'

interface Carried {
  readonly platforms: readonly string[]
  readonly labels?: readonly string[] | undefined
}

/**
 * Labels of a card's services that the visitor uses.
 * @param names of platforms by id
 */
export function ownLabels(
  item: Carried,
  { on }: Pick<Tonight, 'on'>,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const own = new Set(on.map((id) => names.get(id)))
  return item.platforms.flatMap((name, place) => (own.has(name) ? [item.labels?.[place] ?? name] : []))
}
