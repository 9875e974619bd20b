/** Icons of the empty states, on the same grid and with the same stroke as `moodIcons.ts`. */
export const emptyStateIcons = {
  bulb: 'M9 17.5c0-2.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.5-3 8zM9.5 21h5M9.8 10.5l2.2 2 2.2-2M12 12.5v5',
  key: 'm12.5 11.5 8-8M17 7l3 3M14.3 9.7l1.9 1.9M13.5 15.5a5 5 0 1 1-10 0 5 5 0 1 1 10 0',
  screen:
    'M4.5 7h15a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM7.5 2.5 12 7l4.5-4.5M9 11.7l4 4M13 11.7l-4 4M17.8 11.2h.01M17.8 14.5h.01',
  plug: 'M9 2.5V7M15 2.5V7M6 7h12v3.5a6 6 0 0 1-12 0zM12 16.5v1.5c0 2-1.5 3.5-3.5 3.5H7',
  question: 'M8 8.5a4 4 0 1 1 6.3 3.3c-1.6 1.1-2.3 1.9-2.3 3.7M12 19.5h.01',
} as const

export type EmptyStateIcon = keyof typeof emptyStateIcons
