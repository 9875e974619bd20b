import { atom } from 'nanostores'

export interface Toast {
  readonly id: number
  readonly tone: 'good' | 'bad'
  readonly title: string
  readonly text: string
}

/** The one toast on screen; a new one replaces it. */
export const $toast = atom<Toast | null>(null)

let last = 0

/** Shows a toast. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  last += 1
  $toast.set({ ...toast, id: last })
}

/** Takes a toast away, unless another has come. */
export function dismissToast(id: number): void {
  if ($toast.get()?.id === id) $toast.set(null)
}
