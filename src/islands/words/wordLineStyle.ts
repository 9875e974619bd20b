/**
 * Looks of the line under the lamps while somebody types: the hairline that lights up, the words underlined, the arrow
 * that fills. They come with the line's code; nothing changes its size.
 */
export const wordLineStyle = `
.say { transition: border-color var(--t-ui); }
.say:focus-within { border-color: var(--edge); }
.say::before {
  content: "";
  position: absolute;
  left: 0;
  bottom: -1px;
  width: 1.75rem;
  height: 2px;
  border-radius: 2px;
  background: var(--accent);
  box-shadow: 0 0 12px 1px color-mix(in oklab, var(--glow) 80%, transparent);
  transition: width var(--t-light) var(--ease);
}
.say:focus-within::before { width: 100%; }
.say input { outline: none; text-overflow: ellipsis; }
.say-mirror {
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  overflow: hidden;
  white-space: pre;
  color: transparent;
  & u { text-decoration: underline 2px var(--accent); text-underline-offset: 0.3em; }
}
.say:has(input:not(:placeholder-shown)) button {
  background: var(--accent);
  border-color: var(--accent);
  color: var(--accent-ink);
}
.say-heard b { font-weight: 600; color: var(--accent); }
@media (width >= 48rem) { .say-heard { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; } }
@media (prefers-reduced-motion: reduce) { .say::before { transition: none; } }
`
