import type { TitleId } from '#src/domain/title/titleId.ts'
import { fill } from '#src/i18n/fill.ts'
import { unmark } from '#src/stores/marks.ts'
import { showToast } from '#src/stores/toast.ts'

interface TakeBackWords {
  /** What the toast says; `{title}` is replaced. */
  readonly said: string
  readonly undo: string
}

/** Takes a title off its list. A toast says so, and offers to undo it. */
export function takeBack(id: TitleId, title: string, { said, undo: name }: TakeBackWords): void {
  const undo = unmark(id)
  showToast({ tone: 'good', title: fill(said, { title }), text: '', actions: [{ name, act: undo }] })
}
