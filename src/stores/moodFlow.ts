import { atom } from 'nanostores'
import { type MoodId, moodIdSchema } from '#src/domain/mood/mood.ts'
import { defaultLocale, type Locale, locales } from '#src/domain/place/locale.ts'
import { type ContentType, contentTypeSchema, contentTypes } from '#src/domain/title/contentType.ts'
import { moodPath, typeSegments } from '#src/i18n/moodPaths.ts'
import { localePath } from '#src/i18n/paths.ts'
import { afterFrame } from './afterFrame.ts'
import { noteEntry } from './overEntry.ts'

/** The steps from choosing a mood to its recommendations. */
export type MoodStep =
  | { readonly step: 'moods' }
  | { readonly step: 'type'; readonly mood: MoodId }
  | { readonly step: 'results'; readonly mood: MoodId; readonly contentType: ContentType }

/** The step on screen; null until the island has read the page's address. */
export const $moodStep = atom<MoodStep | null>(null)

let locale: Locale = defaultLocale

/**
 * Sets the step from the page's address and keeps it in sync with fragment links and history navigation.
 * @param onPage the step that the page was rendered with
 * @returns a function that removes the listeners
 */
export function startMoodFlow(pageLocale: Locale, onPage: MoodStep): () => void {
  locale = pageLocale
  const here = (): MoodStep => stepOfAddress(new URL(window.location.href)) ?? onPage
  const read = (): void => $moodStep.set(here())
  const follow = (): void => {
    // Where Back had loaded this page anew, the steps before it are still one document to the browser, which then only
    // says that the address is another; but a mood's page has no lamps.
    if (onPage.step === 'results' && here().step !== 'results') {
      window.location.reload()
      return
    }
    // The choice opens by CSS alone. What is fetched then, and what else hangs on the step, is not in its frame's way.
    const isOpening = $moodStep.get()?.step === 'moods' && here().step === 'type'
    if (isOpening) afterFrame(read)
    else read()
  }
  read()
  replaceOldAddress()
  window.addEventListener('popstate', follow)
  window.addEventListener('hashchange', follow)
  return () => {
    window.removeEventListener('popstate', follow)
    window.removeEventListener('hashchange', follow)
  }
}

/**
 * Replaces two legacy address formats, `/?mood=cry` and `/mood/cry/?type=tv`. The host redirects the latter, so it gets
 * here only offline; the former needs a script, because no redirect can both name a fragment and drop the query.
 */
function replaceOldAddress(): void {
  const step = $moodStep.get()
  const { searchParams } = new URL(window.location.href)
  if (step?.step === 'results' && searchParams.has('type')) {
    window.history.replaceState(null, '', addressOf(step, locale))
  } else if (step?.step === 'type' && searchParams.has('mood')) {
    window.history.replaceState(null, '', localePath(locale, '/'))
    window.location.replace(`#${step.mood}`)
  }
}

/**
 * Shows the recommendations for a content type, at the address that a link to them would have. Tonight's wishes, which
 * the query of a results page holds, stay.
 */
export function chooseContentType(mood: MoodId, contentType: ContentType): void {
  const next = { step: 'results', mood, contentType } as const
  const isFromResults = $moodStep.get()?.step === 'results'
  const wishes = isFromResults ? window.location.search : ''
  // With it stays that wishes were dropped (`isSettled` in tonight.ts): the list of the type before does not.
  const state = isFromResults && window.history.state?.isSettled ? { isSettled: true } : null
  window.history.pushState(state, '', addressOf(next, locale) + wishes)
  noteEntry()
  $moodStep.set(next)
}

/** Goes back to the mood lamps on the home page. */
export function backToMoods(): void {
  const home = addressOf({ step: 'moods' }, locale)
  window.history.pushState(null, '', home)
  // `pushState` does not update `:target`, so the choice of the last mood would stay open.
  window.location.replace(`#${lampsId}`)
  window.history.replaceState(null, '', home)
  $moodStep.set({ step: 'moods' })
}

/** The id of the lamps' heading, used as the fragment that closes a choice. */
export const lampsId = 'moods'

/** The address that restores a step. */
export function addressOf(step: MoodStep, inLocale: Locale): string {
  if (step.step === 'moods') return localePath(inLocale, '/')
  if (step.step === 'type') return `${localePath(inLocale, '/')}#${step.mood}`
  return localePath(inLocale, moodPath(step.mood, step.contentType))
}

const languagePrefix = new RegExp(`^/(${locales.join('|')})(?=/|$)`)

/** Parses a step from an address; null if it is neither the home page nor a mood page. */
export function stepOfAddress(url: URL): MoodStep | null {
  const path = url.pathname.replace(languagePrefix, '')
  if (path === '' || path === '/') {
    const mood = moodIdSchema.safeParse(url.hash.slice(1) || url.searchParams.get('mood'))
    return mood.success ? { step: 'type', mood: mood.data } : { step: 'moods' }
  }
  const [, name, segment] = /^\/mood\/([a-z]+)(?:\/([a-z]+))?\/?$/.exec(path) ?? []
  const mood = moodIdSchema.safeParse(name)
  if (!mood.success) return null
  const asked = contentTypeSchema.safeParse(url.searchParams.get('type')).data ?? 'all'
  const contentType = segment ? contentTypes.find((one) => typeSegments[one] === segment) : asked
  return contentType ? { step: 'results', mood: mood.data, contentType } : null
}
