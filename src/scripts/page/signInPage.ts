/** The sign-in page shows the error that the address names and passes `returnTo` on to the sign-in links. */
const { searchParams } = new URL(window.location.href)

const problem = searchParams.get('error')
if (problem !== null) {
  const sentences = [...document.querySelectorAll('.problem')]
  const named = sentences.find(({ id }) => id === problem) ?? sentences.at(-1)
  named?.classList.add('shown')
}

const returnTo = searchParams.get('returnTo')
if (returnTo !== null) {
  for (const way of document.querySelectorAll<HTMLAnchorElement>('a[href^="/api/login"]')) {
    const url = new URL(way.href)
    url.searchParams.set('returnTo', returnTo)
    way.href = `${url.pathname}${url.search}`
  }
}
