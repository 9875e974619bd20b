import { moodIconId } from '#src/components/ui/moodIconId.ts'
import { type MoodId, moodIdSchema } from '#src/domain/mood/mood.ts'
import { pairOf } from '#src/domain/mood/moodPair.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { contentTypes } from '#src/domain/title/contentType.ts'
import { fill } from '#src/i18n/fill.ts'
import { joinNames } from '#src/i18n/format.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { moodPath, pairPath } from '#src/i18n/moodPaths.ts'
import { localePath } from '#src/i18n/paths.ts'
import { adoptStyle } from '#src/islands/shared/adoptStyle.ts'
import { isPlainClick } from '#src/islands/shared/isPlainClick.ts'
import { secondLightStyle } from './secondLightStyle.ts'

/** The parameter of the home page's address that names the second light: `/?with=cry#laugh`. */
const parameter = 'with'

type Words = Pick<MoodFlowWords, 'moods' | 'choice'>

/**
 * Lights a second lamp on the choice of a type: both lamps hang there, their light mixes, and the three types lead to the
 * pair's pages. The address says it, so that Back puts it out and a link brings it back. Without this, the small lamps
 * are links to the pair's page.
 * @returns a function that puts it out and stops
 */
export function startSecondLight(locale: Locale, words: Words): () => void {
  adoptStyle(secondLightStyle)
  let putOut: (() => void) | null = null
  const show = (focuses: boolean): void => {
    putOut?.()
    const lit = litLamps()
    putOut = lit && lightBoth(lit, locale, words)
    if (!focuses) return
    // The lamps hang above what was pressed.
    if (lit) window.scrollTo(0, 0)
    focusIn(firstMood())
  }
  const follow = (): void => show(false)
  const onClick = (event: MouseEvent): void => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('.second a, .second-out') : null
    if (!pressed || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const second = moodIdSchema.safeParse(pressed.dataset['mood'])
    const address = `${window.location.pathname}${second.success ? `?${parameter}=${second.data}` : ''}`
    window.history.pushState(null, '', address + window.location.hash)
    show(true)
  }
  // A button by its role also takes the space bar.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches('.second a')) return
    event.preventDefault()
    event.target.click()
  }
  const lamps = document.querySelectorAll('.second a')
  for (const lamp of lamps) lamp.role = 'button'
  show(false)
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  window.addEventListener('popstate', follow)
  window.addEventListener('hashchange', follow)
  return () => {
    for (const lamp of lamps) lamp.role = null
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKeyDown)
    window.removeEventListener('popstate', follow)
    window.removeEventListener('hashchange', follow)
    putOut?.()
    if (asked()) forget()
  }
}

interface Lit {
  readonly first: MoodId
  readonly second: MoodId
}

const firstMood = (): MoodId | null => moodIdSchema.safeParse(window.location.hash.slice(1)).data ?? null

/** The second mood that the address names. */
function asked(): MoodId | null {
  return moodIdSchema.safeParse(new URLSearchParams(window.location.search).get(parameter)).data ?? null
}

/** The two lamps that the address lights; null for one or none. */
function litLamps(): Lit | null {
  const [first, second] = [firstMood(), asked()]
  return first && second && first !== second ? { first, second } : null
}

/** Takes the second light out of the address: another mood begins with one lamp. */
function forget(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash)
}

const choiceOf = (mood: MoodId): HTMLElement | null => document.getElementById(mood)?.closest('.choice') ?? null

/** To the heading, which says what is lit now. */
function focusIn(mood: MoodId | null): void {
  if (mood) document.getElementById(mood)?.focus({ preventScroll: true })
}

/** Shows both lamps. @returns a function that puts the second one out */
function lightBoth({ first, second }: Lit, locale: Locale, words: Words): () => void {
  const choice = choiceOf(first)
  const heading = document.getElementById(first)
  const pendant = choice?.querySelector<HTMLElement>(':scope > .pendant')
  const details = choice?.querySelector<HTMLElement>('.second')
  if (!choice || !heading || !pendant || !details) return () => undefined
  const root = document.documentElement
  const before = heading.textContent
  const pair = pairOf(first, second)

  const other = pendant.cloneNode(true)
  if (!(other instanceof HTMLElement)) return () => undefined
  other.dataset['mood'] = second
  other.querySelector('use')?.setAttribute('href', `#${moodIconId(second)}`)
  const both = document.createElement('div')
  both.className = 'two-lamps'
  pendant.replaceWith(both)
  both.append(pendant, other)

  heading.textContent = fill(words.choice.heading, {
    mood: joinNames(
      locale,
      [first, second].map((mood) => words.moods[mood].name),
    ),
  })
  const out = document.createElement('button')
  out.className = 'second-out back'
  out.type = 'button'
  out.textContent = details.dataset['out'] ?? ''
  details.hidden = true
  details.after(out)

  const links = [...choice.querySelectorAll<HTMLAnchorElement>('a.type')]
  const lead = (path: (type: (typeof contentTypes)[number]) => `/${string}`): void => {
    for (const [place, link] of links.entries()) link.href = localePath(locale, path(contentTypes[place] ?? 'all'))
  }
  lead((type) => pairPath(pair, type))
  root.dataset['second'] = second
  for (const token of ['glow', 'edge']) root.style.setProperty(`--${token}-2`, `var(--${token}-${second})`)

  return () => {
    both.replaceWith(pendant)
    heading.textContent = before
    out.remove()
    details.hidden = false
    lead((type) => moodPath(first, type))
    delete root.dataset['second']
  }
}
