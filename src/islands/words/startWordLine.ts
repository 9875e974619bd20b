import type { MoodId } from '#src/domain/mood/moodId.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { type DescribedPart, describeWish, wishLine } from '#src/i18n/describeWish.ts'
import { adoptStyle } from '#src/islands/shared/adoptStyle.ts'
import { segmentsOf } from '#src/understanding/segments.ts'
import type { Wish } from '#src/understanding/wish.ts'
import { loadWording } from './loadWording.ts'
import { wordLineStyle } from './wordLineStyle.ts'

const started = new WeakSet<HTMLInputElement>()

/**
 * Makes the line under the lamps say what it understands, with each letter: the words underlined by the light of the
 * strongest mood, and below them what they mean. To be called when the field is focused; loads once, and again after a
 * failure at the next focus.
 */
export async function startWordLine(field: HTMLInputElement, locale: Locale): Promise<void> {
  const form = field.form
  const heard = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  if (!form || !heard || started.has(field)) return
  started.add(field)
  adoptStyle(wordLineStyle)
  const mirror = mirrorOf(field)
  try {
    const { understand, naming } = await loadWording(locale)
    let isWaiting = false
    const answer = (): void => {
      isWaiting = false
      const wish = understand(field.value)
      light(form, Object.keys(wish.moods)[0] as MoodId | undefined)
      underline(mirror, field.value, wish)
      say(heard, field.value.trim(), describeWish(wish, naming()))
      follow()
    }
    // Once a frame at most, however fast somebody types.
    const onInput = (): void => {
      if (!isWaiting) requestAnimationFrame(answer)
      isWaiting = true
    }
    const follow = (): void => {
      mirror.scrollLeft = field.scrollLeft
    }
    field.addEventListener('input', onInput)
    for (const moves of ['scroll', 'keyup', 'blur', 'select']) field.addEventListener(moves, follow)
    if (field.value) answer()
  } catch {
    started.delete(field)
  }
}

/** The place behind a field where its words stand again. */
function mirrorOf(field: HTMLInputElement): HTMLElement {
  const known = field.previousElementSibling
  if (known instanceof HTMLElement) return known
  const mirror = document.createElement('span')
  mirror.className = 'say-mirror'
  mirror.setAttribute('aria-hidden', 'true')
  field.before(mirror)
  return mirror
}

/** The line takes the light of a mood; house lights without one. */
function light(form: HTMLElement, mood: MoodId | undefined): void {
  for (const lit of [form, form.nextElementSibling]) {
    if (!(lit instanceof HTMLElement)) continue
    if (mood) lit.dataset['mood'] = mood
    else delete lit.dataset['mood']
  }
}

/** The typed words again behind the field, invisible but for the lines under those that were understood. */
function underline(mirror: HTMLElement, text: string, wish: Wish): void {
  const nodes = segmentsOf(text, wish, wish).map(({ text: piece, kind }) => {
    if (kind !== 'lit') return piece
    const line = document.createElement('u')
    line.textContent = piece
    return line
  })
  mirror.replaceChildren(...nodes)
}

function say(place: HTMLElement, text: string, parts: readonly DescribedPart[]): void {
  const { heard = '', nothing = '' } = place.dataset
  const line = wishLine(parts)
  const meaning = document.createElement('b')
  meaning.textContent = line
  const said = line === '' ? [nothing] : [heard, ' ', meaning]
  place.replaceChildren(...(text === '' ? [] : said))
}
