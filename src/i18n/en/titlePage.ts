/** Strings of a title's page; the English keys define the shape for every locale (see shape.ts). */
export const titlePage = {
  unavailable: {
    heading: 'We could not reach this title',
    text: 'The film database did not answer. Please try again in a moment.',
  },
  breadcrumb: 'You are here',
  facts: 'Facts',
  originalTitle: 'Original title',
  origin: { one: 'Country of origin', other: 'Countries of origin' },
  language: 'Original language',
  people: 'By and with',
  fits: 'Why it fits',
  feels: 'How it feels',
  light: {
    heading: 'Its light',
    lead: 'How strongly each mood shines through, from 0 to 100.',
    picture: 'Mood profile, strongest in {moods}. The list gives every value.',
  },
  watch: {
    heading: 'Where to watch',
    kinds: { stream: 'Stream', free: 'Free', rent: 'Rent', buy: 'Buy' },
    label: '{kind}: {platform}',
    unknown: 'Where it can be watched is not known yet, in any of our 13 countries.',
    unknownIn: 'Not known yet in your country: {country}.',
    hint: 'Each link opens the service’s own site in a new tab. Libraries change; the service has the last word.',
    live: 'Availability by JustWatch, as of {date}.',
  },
  headsUp: {
    heading: 'Heads-up',
    tags: {
      'animal-death': 'Death of an animal',
      'child-illness': 'Serious illness of a child',
      'sexual-violence': 'Sexual violence',
      suicide: 'Suicide',
    },
    none: 'None listed.',
    noPromise: 'We list what we know of; “none listed” is no promise that there is nothing.',
  },
  ending: {
    summary: 'How it ends (spoiler)',
    kinds: {
      hopeful: 'Hopeful: you leave with some light.',
      bittersweet: 'Bittersweet: something is won, something is lost.',
      bleak: 'Bleak: no comfort at the end.',
      open: 'Open: the last question stays yours.',
    },
  },
  similar: 'More like this in feel',
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied; it stands in the address bar.',
} as const
