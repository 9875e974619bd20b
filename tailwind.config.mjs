/**
 * Maps the design tokens to Tailwind's utility names. The values are custom properties in src/styles/tokens.css,
 * because five of them depend on the mood (data-mood) and all colours on the colour scheme.
 * @type {import('tailwindcss').Config}
 */
export default {
  content: ['./src/**/*.{astro,ts,tsx}'],
  theme: {
    extend: {
      colors: {
        glow: 'var(--glow)',
        accent: 'var(--accent)',
        'accent-ink': 'var(--accent-ink)',
        tint: 'var(--tint)',
        edge: 'var(--edge)',
        ink: { 0: 'var(--ink-0)', 1: 'var(--ink-1)', 2: 'var(--ink-2)', 3: 'var(--ink-3)' },
        line: { DEFAULT: 'var(--line)', 2: 'var(--line-2)' },
        text: { DEFAULT: 'var(--text)', 2: 'var(--text-2)', 3: 'var(--text-3)' },
        danger: 'var(--danger)',
        good: 'var(--good)',
      },
      fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
      fontSize: {
        '-1': 'var(--step--1)',
        0: 'var(--step-0)',
        1: 'var(--step-1)',
        2: 'var(--step-2)',
        3: 'var(--step-3)',
        4: 'var(--step-4)',
        5: 'var(--step-5)',
      },
      borderRadius: { poster: 'var(--r-poster)', sm: 'var(--r-sm)', md: 'var(--r-md)', lg: 'var(--r-lg)' },
      maxWidth: { page: 'var(--page)', measure: '40rem' },
    },
  },
}
