/** Shows the current date as the last update, as the specification asks. The HTML has the date of the build. */
const time = document.querySelector('time')

if (time) {
  const now = new Date()
  time.dateTime = now.toISOString().slice(0, 10)
  const { lang } = document.documentElement
  time.textContent = now.toLocaleDateString(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long' })
}
