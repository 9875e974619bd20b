import type { AboutText } from '#src/i18n/longText.ts'

export const about: AboutText = {
  title: 'A list that starts with you',
  subtitle:
    'Most sites ask what you want to watch. Moodlight asks how you want to feel, and answers with titles that do it.',
  description: 'Why Moodlight exists, how it chooses films and series by mood, and where its data come from.',
  features: [
    {
      heading: 'Content discovery',
      text: 'Eight moods instead of a thousand tiles. Every title is known by what it feels like, and says why it fits tonight.',
    },
    {
      heading: 'Legal compliance',
      text: 'We host nothing and link to licensed services only. No pirated streams, no downloads, no grey corners.',
    },
    {
      heading: 'Global platform',
      text: 'Thirteen countries with their own services, five languages, and films and series from all over the world.',
    },
    {
      heading: 'User focus',
      text: 'No account, no ads, no tracking. The page works on an old phone, by keyboard, and without scripts.',
    },
  ],
  stepsHeading: 'How it works',
  steps: [
    { heading: 'Pick a light', text: 'Laugh, cry, calm down, run away: the mood is the only question that matters.' },
    { heading: 'Choose the shape', text: 'Movies, TV shows or both, depending on how long the evening is.' },
    {
      heading: 'Read the reason',
      text: 'Six to eight titles, each with one line on why it fits and where it streams in your country.',
    },
  ],
  dataHeading: 'Where the data come from',
  data: [
    'This product uses the TMDB API but is not endorsed or certified by TMDB.',
    'Facts about films and series come from public film databases. Where live availability is shown, its source is JustWatch. On the shelf that ships with the site, availability is reviewed by hand and carries the date of that review; the service itself has the last word.',
    'The descriptions and the reasons are our own.',
  ],
  lampsHeading: 'Try it',
  lampsText: 'Eight lamps, eight evenings.',
}
