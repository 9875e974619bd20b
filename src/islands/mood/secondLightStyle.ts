const mix = (colour: string, share: number): string => `color-mix(in oklab, ${colour} ${share}%, transparent)`

/** A light from above: its colour, where it hangs, and how strong it is near the lamp and further away, in per cents. */
const light = (name: string, at: string, near: number, far: number): string =>
  `radial-gradient(34rem 34rem at var(${at}) -4rem, ${mix(`var(${name})`, near)}, ${mix(`var(${name})`, far)} 46%, transparent 100%)`

/** Looks of the choice of a type under two lamps, as those of a pair's page (components/pair/pair.css). */
export const secondLightStyle = `
.two-lamps { display: flex; align-items: flex-start; gap: clamp(1.5rem, 6vw, 6rem); }
.two-lamps .pendant { --size: min(8rem, 34vw); }
.two-lamps .pendant + .pendant { --len: 5.25rem; animation: second-light var(--t-light) var(--ease); }
.two-lamps .pendant:first-child { animation: first-light var(--t-light) var(--ease); }
@keyframes second-light { from { opacity: 0; translate: 0 -3rem; } }
@keyframes first-light { from { translate: min(7rem, 20vw) 0; } }
.second-out { margin: 2rem auto 0; padding-top: 1.5rem; width: 100%; max-width: 62rem; justify-content: center; border-top: 1px solid var(--line); font-size: var(--text-lg); }
.second-out::before { content: "×"; font-size: 1.5em; line-height: 1; color: var(--text-3); }
:root[data-second] {
  --x-1: 34%;
  --x-2: 66%;
  .type {
    background:
      linear-gradient(100deg, ${mix('var(--glow)', 14)}, ${mix('var(--glow-2)', 16)}) padding-box,
      linear-gradient(var(--ink-1), var(--ink-1)) padding-box,
      linear-gradient(95deg, var(--edge), var(--edge-2)) border-box;
    svg { color: var(--text-2); }
    &:hover b { color: inherit; }
  }
  body::before {
    background: ${light('--glow', '--x-1', 40, 13)}, ${light('--glow-2', '--x-2', 52, 17)};
    animation: both-lights var(--t-light) var(--ease);
  }
  .bar::after {
    background:
      radial-gradient(28rem 1px at var(--x-1) 50%, var(--edge), transparent 90%),
      radial-gradient(28rem 1px at var(--x-2) 50%, var(--edge-2), transparent 90%),
      linear-gradient(var(--line), var(--line));
  }
}
@keyframes both-lights { from { opacity: 0.4; } }
@media (width >= 48rem) { :root[data-second] { --x-1: 42%; --x-2: 58%; } }
@media (prefers-color-scheme: light) {
  :root[data-second] body::before { background: ${light('--glow', '--x-1', 88, 34)}, ${light('--glow-2', '--x-2', 88, 34)}; }
}
@media (prefers-reduced-motion: reduce) {
  .two-lamps .pendant, :root[data-second] body::before { animation: none; }
}
`
