import type { ReactElement } from 'react'

/** Outlines on a 24 px grid, from Lucide where it has them; inline, so that they take the colour of the text. */
const shapes = {
  arrowLeft: <path d="M19 12H5m6-6-6 6 6 6" />,
  star: <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />,
  shield: (
    <>
      <path d="M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6z" />
      <path d="m9 12 2.2 2.2 4.1-4.200" />
    </>
  ),
  heart: <path d="M12 20.500 4.300 12.700a4.800 4.800 0 0 1 6.800-6.800l.9.9.9-.9a4.800 4.800 0 0 1 6.800 6.800z" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s7-6.2 7-11.500A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21Z" />
      <circle cx="12" cy="9.5" r="2.4" />
    </>
  ),
} as const

export type IconName = keyof typeof shapes

export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  )
}
