/** Outlines on a 24 px grid, from Lucide where it has them; inline, so that they take the colour of the text. */
export const icons = {
  account: 'M8 8.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM4.5 20.5c.9-3.9 3.9-6 7.5-6s6.6 2.1 7.5 6',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  close: 'm6 6 12 12M18 6 6 18',
  heart: 'M12 20.5 4.3 12.7a4.8 4.8 0 0 1 6.8-6.8l.9.9.9-.9a4.8 4.8 0 0 1 6.8 6.8z',
  menu: 'M4 8h16M4 16h16',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM9.6 9.5a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0z',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0zM16 16l4.5 4.5',
  shield: 'M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6zM9 12l2.2 2.2 4.1-4.2',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
} as const

export type IconName = keyof typeof icons
