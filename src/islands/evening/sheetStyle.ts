/**
 * Looks of the wishes' sheets that nobody needs before one is open. They come with the sheets' code: the styles that
 * pages begin with are full. What an older browser does not take leaves its own slider.
 */
export const sheetStyle = `
.evening-line {
  appearance: none;
  background: none;
  --lit: linear-gradient(90deg, var(--accent) var(--at, 0%), var(--line-2) var(--at, 0%));
  &::-webkit-slider-runnable-track { height: 2px; border-radius: 2px; background: var(--lit); }
  &::-moz-range-track { height: 2px; border-radius: 2px; background: var(--lit); }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    margin-top: calc(1px - 0.75rem);
    border: 2px solid var(--accent);
    border-radius: 50%;
    background: radial-gradient(circle at 50% 32%, var(--accent), var(--glow));
    box-shadow: 0 0 1.5rem 0.125rem color-mix(in oklab, var(--glow) 70%, transparent);
  }
  &::-moz-range-thumb {
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid var(--accent);
    border-radius: 50%;
    background: var(--glow);
  }
}
.sheet-part { display: grid; gap: 1rem; min-width: 0; }
.sheet-part + .sheet-part { padding-top: 1.25rem; border-top: 1px solid var(--line); }
.sheet-also {
  flex-shrink: 0;
  padding: 0.75rem 1.25rem 0;
  border-top: 1px solid var(--line);
  + .sheet-foot { border-top: 0; }
  .tick { gap: 0.375rem; margin: 0; }
  .tick span { min-height: 2.375rem; padding-inline: 0.5rem; font-size: 0.8125rem; }
}
.tickrow :checked ~ span small:not(.ml-2) { font-weight: 400; color: var(--text-2); }
.doneby { display: grid; gap: 0.25rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.doneby-time {
  display: grid;
  grid-template-columns: 2.75rem 1fr 2.75rem;
  align-items: center;
  text-align: center;
  output {
    font: 750 3.25rem/1 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--text-3);
  }
}
.doneby[data-set] output { color: var(--accent); }
/* At a desk a length is set without scrolling, also in a window 900 pixels high. */
@media (width >= 48rem) {
  .sheet { width: 24rem; }
  .sheet-part { gap: 0.75rem; }
  .doneby { grid-template-columns: 1fr auto; align-items: center; padding-top: 0.75rem; }
  .doneby > :nth-child(n + 3) { grid-column: 1 / -1; }
  .doneby-time output { padding-inline: 0.5rem; font-size: 2.5rem; }
}
.upto:not(.upto-two) { grid-template-columns: auto repeat(4, 1fr); }
.upto span { padding-inline: 0.5rem; }
.upto-two :checked + span::before {
  content: "";
  position: absolute;
  left: 50%;
  top: -1px;
  width: 1.25rem;
  height: 2px;
  border-radius: 2px;
  background: var(--accent);
  box-shadow: 0 0 12px 1px color-mix(in oklab, var(--glow) 80%, transparent);
  translate: -50% 0;
}
`
