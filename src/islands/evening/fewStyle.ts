/** Looks of what each wish costs; they come with its code, as those of sheets do. */
export const fewStyle = `
.costs > ul { border-top: 1px solid var(--line-2); }
.cost {
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: 1rem;
  width: 100%;
  min-height: 4rem;
  text-align: left;
  border-bottom: 1px solid var(--line);
}
.cost:hover { color: var(--accent); }
.cost span { font-family: var(--font-display); font-weight: 650; font-size: var(--text-lg); }
.cost .i { rotate: 180deg; }
.cost s { text-decoration: line-through 2px; text-decoration-color: var(--accent); color: var(--text-2); }
.cost small { font-size: var(--text-md); color: var(--text-2); }
.cost b {
  font-family: var(--font-display);
  font-weight: 700;
  font-size: 1.5rem;
  color: var(--accent);
  font-variant-numeric: tabular-nums;
}
.cost::after {
  content: "";
  position: absolute;
  left: 0;
  bottom: -1px;
  width: var(--share, 0%);
  height: 2px;
  border-radius: 2px;
  background: var(--accent);
  box-shadow: 0 0 14px 1px color-mix(in oklab, var(--glow) 80%, transparent);
}
`
