import type { Catalogue } from './catalogue.ts'
import { rememberSuccess } from './rememberSuccess.ts'

/**
 * A catalogue whose code is loaded on first use, so that it does not delay the first response of a function that does
 * not need it.
 * @param load called once; after a failure the next query calls it again
 */
export function lazyCatalogue(name: Catalogue['name'], load: () => Promise<Catalogue>): Catalogue {
  const loaded = rememberSuccess(load)
  return {
    name,
    candidates: async (query) => (await loaded()).candidates(query),
    list: async (query) => (await loaded()).list(query),
    trending: async (query) => (await loaded()).trending(query),
    search: async (query) => (await loaded()).search(query),
    platforms: async (query) => (await loaded()).platforms(query),
    title: async (id, query) => (await loaded()).title(id, query),
    enrich: async (titles, query) => (await loaded()).enrich(titles, query),
    recall: async (titles, query) => (await loaded()).recall(titles, query),
  }
}
