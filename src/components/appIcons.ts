/** An icon of the installed app, rendered from public/favicon.svg. */
interface AppIcon {
  /** The file name in `/icons/`. */
  readonly file: `${string}.png`
  /** Width and height in pixels. */
  readonly size: number
  /** `any` has round corners; the others fill the square, because the system masks them. */
  readonly purpose: 'any' | 'maskable' | 'apple'
}

/** The sizes that browsers require: https://web.dev/articles/add-manifest#icons */
export const appIcons: readonly AppIcon[] = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, purpose: 'apple' },
]
