/** Shows the current date as the last update, as the specification asks. The HTML has the date of the build. */
const time = document.querySelector('time')

if (time) {
  const now = new Date()
  time.dateTime = now.toISOString().slice(0, 10)
  time.textContent = now.toLocaleDateString(time.lang, { dateStyle: 'long' })
}
