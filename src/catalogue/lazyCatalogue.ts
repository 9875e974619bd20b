import type { Catalogue } from './catalogue.ts'
import { rememberSuccess } from './rememberSuccess.ts'

/**
 * A catalogue whose code is loaded when it is first asked: what a function does not need does not delay its first answer.
 * @param load asked once; when it fails, the next question tries anew
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
  }
}
