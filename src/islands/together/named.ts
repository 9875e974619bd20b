/**
 * The name that a form has, also one that was typed before the form was hydrated. Without one somebody is known by their
 * lamp.
 */
export function named(form: HTMLFormElement): { name?: string } {
  const name = textOf(form, 'name')
  return name ? { name } : {}
}

/** The text of a form's field. */
export function textOf(form: HTMLFormElement, field: string): string {
  const text = new FormData(form).get(field)
  return typeof text === 'string' ? text.trim() : ''
}
