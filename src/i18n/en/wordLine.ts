/** The line under the lamps, where a visitor says a wish in their own words. */
export const wordLine = {
  label: 'or say it:',
  field: 'Say what you feel like',
  go: 'Show what fits',
  heard: 'Understood:',
  nothing: 'Nothing understood yet.',
  examples: [
    'rainy Sunday, nothing sad, under 90 minutes',
    'something like Paddington, done by 22:30',
    'a murder mystery from the 80s, no blood',
  ],
} as const
