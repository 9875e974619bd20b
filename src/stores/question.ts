import { computed, type ReadableAtom } from 'nanostores'
import { createFetcherStore } from './query.ts'

/** What is known of an answer. */
export type QuestionState<Answer> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly answer: Answer }
  | { readonly status: 'failed' }

/** The initial state, also in the page's HTML. */
export const loading = { status: 'loading' } as const

/** The state of the answer to the current wish. */
export interface Question<Answer> extends ReadableAtom<QuestionState<Answer>> {
  /** Asks for the current wish again, for example after a failure. */
  readonly revalidate: () => void
  /** Replaces the answer to the current wish, for example by what a change returned. */
  readonly mutate: (answer: Answer) => void
}

/**
 * Asks for what is wished, as soon as somebody listens. Answers are cached by wish (query.ts). If the wish changes
 * while a request is under way, its answer is kept for later, but not shown.
 * @param name unique among the questions; the cache keys begin with it
 * @param $wish plain data; while it is null or false nothing is asked, and the state is `loading`
 * @param ask may throw, which is `failed`
 */
export function question<Wish extends object | true, Answer>(
  name: string,
  $wish: ReadableAtom<Wish | null | false>,
  ask: (wish: Wish) => Promise<Answer>,
): Question<Answer> {
  // The query's keys are text. When a fetcher runs, the wish may already be another than that of its key.
  const wishes = new Map<unknown, Wish>()
  const $key = computed($wish, (wish) => {
    if (!wish) return null
    const key = JSON.stringify(wish)
    wishes.set(key, wish)
    return key
  })
  const $asked = createFetcherStore<Answer>([name, $key], {
    fetcher: (_, key) => {
      const wish = wishes.get(key)
      if (!wish) throw new Error(`${name} has no wish`)
      return ask(wish)
    },
  })
  const $state = computed($asked, ({ data, error, loading: isLoading }): QuestionState<Answer> => {
    if (data !== undefined) return { status: 'ready', answer: data }
    return error && !isLoading ? { status: 'failed' } : loading
  })
  return Object.assign($state, { revalidate: $asked.revalidate, mutate: $asked.mutate })
}
