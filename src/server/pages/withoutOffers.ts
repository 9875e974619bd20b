/**
 * Items for a page's HTML: cards need the names and labels of platforms only, and what an island is given is part of
 * the page.
 */
export function withoutOffers<Item extends { readonly offers?: unknown }>(
  items: readonly Item[],
): Omit<Item, 'offers'>[] {
  return items.map(({ offers, ...item }) => item)
}
