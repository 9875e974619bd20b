import { atom } from 'nanostores'

export interface Toast {
  readonly id: number
  readonly tone: 'good' | 'bad'
  readonly title: string
  readonly text: string
  /** Words to press beside the text, such as 'Undo'; the toast closes then. It stays twice as long. */
  readonly actions?: readonly ToastAction[]
  /** Answers to the question that the text asks. */
  readonly answers?: readonly ToastAction[]
}

export interface ToastAction {
  readonly name: string
  readonly act: () => void
}

/** The toast on screen, at most one; a new toast replaces it. */
export const $toast = atom<Toast | null>(null)

let last = 0

/** Shows a toast, replacing the current one. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  last += 1
  $toast.set({ ...toast, id: last })
}

/** Dismisses a toast, unless another one has replaced it. */
export function dismissToast(id: number): void {
  if ($toast.get()?.id === id) $toast.set(null)
}
