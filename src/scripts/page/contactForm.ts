import { fill } from '#src/i18n/fill.ts'

/**
 * The contact form sends nothing to a server: it opens the visitor's mail program with the message as a `mailto:` link,
 * shows a confirmation and resets the fields.
 */
const form = document.querySelector<HTMLFormElement>('.contact-form')

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const fields = new FormData(form)
  const value = (name: string): string => String(fields.get(name) ?? '')
  const body = fill(form.dataset['body'] ?? '{message}', {
    message: value('message'),
    name: value('name'),
    email: value('email'),
  })
  const query = `subject=${encodeURIComponent(value('subject'))}&body=${encodeURIComponent(body)}`
  window.location.href = `mailto:${form.dataset['address'] ?? ''}?${query}`
  const sent = form.querySelector<HTMLElement>('.sent')
  if (sent) {
    const heading = document.createElement('strong')
    heading.textContent = sent.dataset['sent'] ?? ''
    sent.replaceChildren(heading, ` ${sent.dataset['sentText'] ?? ''}`)
  }
  form.reset()
})
