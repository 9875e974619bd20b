/** Looks of what each wish costs; they come with its code, as those of sheets do. */
export const fewStyle = `
.costs > ul { border-top: 1px solid var(--line-2); }
.cost s { text-decoration: line-through 2px; text-decoration-color: var(--accent); color: var(--text-2); }
.cost small { font-size: var(--text-md); color: var(--text-2); }
.cost b {
  font-family: var(--font-display);
  font-weight: 700;
  font-size: 1.5rem;
  color: var(--accent);
  font-variant-numeric: tabular-nums;
}
.cost::after { box-shadow: 0 0 14px 1px color-mix(in oklab, var(--glow) 80%, transparent); }
`
