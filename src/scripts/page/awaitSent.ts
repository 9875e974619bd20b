// The page's HTML cannot know which titles a link names. Where it names some, blank shapes stand for them until they
// come, and not the words for a link without any (islands/picks/SentPicks.tsx).
if (new URLSearchParams(window.location.search).has('ids')) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-sent]')) {
    part.hidden = part.dataset['sent'] === 'none'
  }
}
