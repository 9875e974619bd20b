import type { MoodId } from '#src/domain/mood/mood.ts'

/** Texts of the mood, platform and genre pages; the English keys define the shape for every locale (see shape.ts). */
export const landing = {
  moods: {
    laugh: {
      heading: 'What makes it a Laugh',
      text: 'A comedy has one job: to get a sound out of you. Farce that gets out of hand, a face that never moves, dialogue faster than your answer: whatever it takes counts here, and a warm feeling alone does not. Tonight’s picks are funny in different ways, so if the first one isn’t your kind of silly, the next one may be.',
    },
    romantic: {
      heading: 'What makes it Romantic',
      text: 'Love has to be the story, not the prize at the end of one. Slow burns, second chances, letters that arrive too late: what these picks share is longing that you can feel across a room. Some end well, some do not, and we won’t tell you which.',
    },
    calm: {
      heading: 'What makes it Calm',
      text: 'Calm is not the same as dull. These picks take their time, mean well and raise their voice for nobody: kitchens, gardens, long walks, people who are good at something and enjoy it. You can stop at any moment, and you will not want to.',
    },
    cry: {
      heading: 'What makes it a Cry',
      text: 'Sad is not enough; it has to be earned. A good cry comes from love: for someone who leaves, for a parent, for a life that went another way. What tonight’s picks have in common is that they take your heart seriously, and most of them hand it back a little lighter.',
    },
    mindless: {
      heading: 'What makes it Mindless',
      text: 'No puzzles, no homework, nothing you have to remember tomorrow. Explosions for their own sake, dates that go wrong, contests to shout at: these picks ask for a sofa and about half of your attention. Mindless is praise here, and guilt is optional.',
    },
    escape: {
      heading: 'What makes it an Escape',
      text: 'The door has to lead somewhere else: another planet, another age, a wood where the animals talk back. Tonight’s picks build a world with rules of its own and let you live there for a while. Daily life is the one place that none of them will take you.',
    },
    adrenaline: {
      heading: 'What makes it Adrenaline',
      text: 'You should notice that you have been holding your breath. A clock that runs out, a chase that does not let go, a noise upstairs: these picks find different ways to the same pulse. Long silences are fine, as long as something is waiting in them.',
    },
    educational: {
      heading: 'What makes it Educational',
      text: 'The test is simple: tomorrow you will tell somebody about it. Lives worth knowing, science made clear, files that somebody wanted closed: tonight’s picks are about the real world, filmed or retold. None of them feels like school.',
    },
  },
  platforms: {
    heading: 'What it is good for',
    texts: {
      netflix:
        'Come here when you want company from far away: series from Korea, Spain or Brazil stand beside the American ones, dubbed or subtitled, and whole seasons often arrive at once. Films come and go by the month, so what you put off may be gone.',
      disney:
        'The safest choice with children in the room, and a deep one without them: Pixar for a good cry, Star Wars and Marvel for elsewhere, National Geographic for the real world. Beside them stands much of 20th Century Studios, which is where the sharper edges are.',
      prime:
        'A large and untidy shop: its own series, a changing stock of older films, and nearly everything else to rent or buy. Look twice at what is included before you press play. It rewards those who arrive with a title in mind.',
      hbo: 'Come here for series that take television seriously, and for the shelves of Warner Bros. behind them. Fewer titles than elsewhere, many of them much talked about; it is less a place to graze than one to sit down.',
    },
    strongest: 'Of what we know there, most is for',
  },
  lists: {
    moviesOfGenre:
      '{genre} films, best rated first: what each one feels like to watch and where it streams in your country.',
    tvShowsOfGenre:
      '{genre} series, best rated first: what each one feels like to watch and where it streams in your country.',
  },
} as const satisfies { readonly moods: Readonly<Record<MoodId, unknown>>; readonly [other: string]: unknown }
