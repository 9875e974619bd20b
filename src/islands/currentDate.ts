/** The last-updated line shows the current date, as specified; the page's HTML has the day on which it was built. */
const time = document.querySelector<HTMLTimeElement>('.updated time')

if (time) {
  const now = new Date()
  time.dateTime = now.toISOString().slice(0, 10)
  const { lang } = document.documentElement
  time.textContent = now.toLocaleDateString(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long' })
}
