import { atom } from 'nanostores'
import { type ContentType, contentTypeSchema } from '#src/domain/contentType.ts'
import { defaultLocale, type Locale } from '#src/domain/locale.ts'
import { type MoodId, moodIdSchema } from '#src/domain/mood.ts'
import { localePath } from '#src/i18n/paths.ts'

/** Where a visitor stands between feeling something and watching something. */
export type MoodStep =
  | { readonly step: 'moods' }
  | { readonly step: 'type'; readonly mood: MoodId }
  | { readonly step: 'results'; readonly mood: MoodId; readonly contentType: ContentType }

/** The step on screen; null until the island has read the page's address. */
export const $moodStep = atom<MoodStep | null>(null)

let locale: Locale = defaultLocale

/**
 * Reads the step from the page's address and follows back and forward from then on.
 * @param onPage the step that the page was rendered with
 * @returns a function that stops following
 */
export function startMoodFlow(pageLocale: Locale, onPage: MoodStep): () => void {
  locale = pageLocale
  const read = (): void => $moodStep.set(stepOfAddress(new URL(window.location.href)) ?? onPage)
  read()
  window.addEventListener('popstate', read)
  return () => window.removeEventListener('popstate', read)
}

/** A lamp was chosen: ask for the content type. */
export function chooseMood(mood: MoodId): void {
  go({ step: 'type', mood })
}

/** A content type was chosen: show the recommendations. Within the results it replaces the address, so that back leads out. */
export function chooseContentType(mood: MoodId, contentType: ContentType): void {
  const within = $moodStep.get()?.step === 'results'
  go({ step: 'results', mood, contentType }, within ? 'replaceState' : 'pushState')
}

/** Back to the eight lamps; the type is all again. */
export function backToMoods(): void {
  go({ step: 'moods' })
}

function go(next: MoodStep, how: 'pushState' | 'replaceState' = 'pushState'): void {
  window.history[how](null, '', addressOf(next, locale))
  $moodStep.set(next)
}

/** The address that restores a step. */
export function addressOf(step: MoodStep, inLocale: Locale): string {
  if (step.step === 'moods') return localePath(inLocale, '/')
  if (step.step === 'type') return `${localePath(inLocale, '/')}?mood=${step.mood}`
  const query = step.contentType === 'all' ? '' : `?type=${step.contentType}`
  return `${localePath(inLocale, `/mood/${step.mood}/`)}${query}`
}

/** The step that an address stands for, or null when it is neither the home page nor a mood page. */
export function stepOfAddress(url: URL): MoodStep | null {
  const path = url.pathname.replace(/^\/(pt|es|de|fr)(?=\/|$)/, '')
  if (path === '' || path === '/') {
    const mood = moodIdSchema.safeParse(url.searchParams.get('mood'))
    return mood.success ? { step: 'type', mood: mood.data } : { step: 'moods' }
  }
  const mood = moodIdSchema.safeParse(/^\/mood\/([a-z]+)\/?$/.exec(path)?.[1])
  if (!mood.success) return null
  const contentType = contentTypeSchema.safeParse(url.searchParams.get('type'))
  return { step: 'results', mood: mood.data, contentType: contentType.data ?? 'all' }
}
