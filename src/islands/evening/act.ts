import type { Locale } from '#src/domain/place/locale.ts'
import type { TitleId } from '#src/domain/title/titleId.ts'
import { loadEveningWords } from '#src/i18n/eveningWords.ts'
import { fill } from '#src/i18n/fill.ts'
import type { EveningWords } from '#src/i18n/shape.ts'
import { $marks, $marksAreKept, mark, unmark } from '#src/stores/marks.ts'
import { copyMarks } from '#src/stores/ownMarks.ts'
import { keepShownPlaces } from '#src/stores/places.ts'
import { showToast } from '#src/stores/toast.ts'

/** Saves a title, or takes it off again, and says so. */
export async function toggleSaved(id: TitleId, title: string, locale: Locale): Promise<void> {
  await copyMarks()
  const isSaved = $marks.get()[id]?.kind === 'saved'
  const undo = isSaved ? unmark(id) : mark(id, 'saved')
  const { toasts } = await loadEveningWords(locale)
  if (!undo) return sayFull(toasts)
  showToast({
    tone: 'good',
    title: fill(isSaved ? toasts.unsaved : toasts.saved, { title }),
    text: isSaved ? '' : kept(toasts.savedText, toasts.notKept),
    actions: [{ name: toasts.undo, act: undo }],
  })
  // The toast promises that it is there without a network, too.
  if (!isSaved) void import('#src/stores/savedCards.ts').then(({ keepSavedCards }) => keepSavedCards(locale))
}

/** What lets a title go: the next best takes its place in the list, all others stay in theirs. */
type RulingOut = 'seen' | 'tonight' | 'never'

/** Lets a title go. A toast offers to undo it; of a seen one it also asks whether it lit up. */
export async function ruleOut(id: TitleId, title: string, kind: RulingOut, locale: Locale): Promise<void> {
  await copyMarks()
  keepShownPlaces()
  const before = $marks.get()[id]
  const undo = mark(id, kind)
  const { toasts } = await loadEveningWords(locale)
  if (!undo) return sayFull(toasts)
  const texts = {
    seen: { title: toasts.seen, text: toasts.litUp },
    tonight: { title: toasts.notTonight, text: toasts.notTonightText },
    never: { title: toasts.never, text: toasts.neverText },
  } as const
  const answer = (litUp: boolean) => (): void => {
    mark(id, 'seen', litUp)
    showToast({
      tone: 'good',
      title: fill(litUp ? toasts.thanks : toasts.thanksNo, { title }),
      text: '',
      // The title comes back, too: the toast that offered that is gone.
      actions: [
        {
          name: toasts.undo,
          act: () => {
            // What is put off for tonight is saved again in the morning only if it is when it is put off.
            if (before?.wasSaved) mark(id, 'saved')
            if (before && before.kind !== 'none') mark(id, before.kind, before.litUp)
            else unmark(id)
          },
        },
      ],
    })
  }
  showToast({
    tone: 'good',
    title: fill(texts[kind].title, { title }),
    text: kept(texts[kind].text, `${texts[kind].text} ${toasts.notKept}`),
    actions: [{ name: toasts.undo, act: undo }],
    ...(kind === 'seen' && {
      answers: [
        { name: toasts.yes, act: answer(true) },
        { name: toasts.no, act: answer(false) },
      ],
    }),
  })
}

/** A text for browsers that keep what they are told, and one for those that do not. */
function kept(text: string, otherwise: string): string {
  return $marksAreKept.get() ? text : otherwise
}

function sayFull({ full }: EveningWords['toasts']): void {
  showToast({ tone: 'bad', title: full, text: '' })
}
