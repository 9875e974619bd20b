import { listed } from './listed.ts'
import type { Sign } from './sign.ts'

/** When a keyword counts for its feels: with at least one of `only`, and with none of `never`. */
export interface KeywordCondition {
  readonly only?: readonly Sign[]
  readonly never?: readonly Sign[]
}

const inDocumentaries: KeywordCondition = { only: ['genre Documentary'] }
const inShows: KeywordCondition = { only: ['genre Reality-TV', 'keyword reality tv', 'keyword game show'] }
const inRomances: KeywordCondition = { only: ['genre Romance'] }
const inRuins: KeywordCondition = {
  only: [
    'words of future',
    'words of zombies',
    'keyword post-apocalyptic',
    'keyword post-apocalyptic future',
    'keyword apocalypse',
    'keyword end of the world',
    'keyword dystopia',
  ],
  never: ['genre Family', 'genre Comedy', 'genre Documentary'],
}
const gently: KeywordCondition = {
  never: ['genre Horror', 'genre Thriller', 'genre War', 'genre Action', 'genre Crime'],
}
const notInFear: KeywordCondition = { never: ['genre Horror', 'genre Thriller'] }
const aboutIllness: KeywordCondition = { only: ['words of illness', 'words of grief'], never: ['genre Horror'] }

function each(keywords: string, condition: KeywordCondition): Record<string, KeywordCondition> {
  return Object.fromEntries(listed(keywords).map((keyword) => [keyword, condition]))
}

/**
 * Keywords that mislead when they stand alone: each was read against the films that carry it. What an ocean, a
 * scientist or a camp site means depends on the film that they stand in.
 */
export const keywordConditions: Readonly<Record<string, KeywordCondition>> = {
  ...each(
    `
    ocean, nature, wildlife, insect, rainforest, underwater, bird, ecosystem, marine life, science, physics,
    scientist, biology, universe, technology, chemistry, mathematics, medicine, nasa, scientific
    experiment, experiment, psychology, engineering, invention, human body, climate change, environmental,
    environment, food industry, social issues, global warming, human rights, environmentalism, ecology, pollution,
    capitalism, globalization, media, educational, interview, interviews, footage, home movie, newsreel, making
    of, talking heads, history, fraud, criminal case, death row, cult leader
  `,
    inDocumentaries,
  ),
  ...each('concert film, concert, behind the scenes, music industry, live music', {
    only: ['genre Documentary', 'genre Music'],
  }),
  ...each(
    `
    competition, contest, contestant, prize money, elimination, drag queen, celebrity, socialite, influencer,
    real estate, housewives, house sharing
  `,
    inShows,
  ),
  ...each('singles, makeover, interior design', {
    only: ['genre Reality-TV', 'genre Comedy', 'genre Romance'],
  }),
  ...each(
    `
    falling in love, love at first sight, age difference, interracial relationship, seduction, passion, desire,
    secret love, love affair, lgbt, reincarnation, class differences, chance meeting, second chance, engagement,
    conversation, real time, farewell, separation, first kiss, dating, long distance relationship
  `,
    inRomances,
  ),
  ...each('zombie, virus, pandemic, survivors, nuclear war, viral outbreak', inRuins),
  ...each(
    `
    camping, afternoon, hobby, gardening, village, rural area, countryside, farm, farmer,
    neighbor neighbor relationship, travel, road trip, italy, greece, train journey, small town,
    silence, solitude, wine, restaurant, kitchen, food, carpenter, tailor, sewing, cat, bear, animal, horse, dog,
    elephant, monk, hope
  `,
    gently,
  ),
  ...each(
    `
    friends, best friend, loyalty, orphan, misfits, outsider, adoption, children, little girl, imagination, child
    protagonist, imaginary friend, childhood, 1950s, 1960s, teenager, teenage girl, teenage boy, high school,
    school, college, family, toy, toys, cartoon, old man, old woman, grandmother, grandfather, retirement,
    singing, singer, dance, song, christmas, christmas party, christmas eve, wedding, bride, office,
    workplace, boss, clown, prank
  `,
    notInFear,
  ),
  ...each('disease, depression, disability, illness, aids, dying', aboutIllness),
  ...each('summer, vacation, summer vacation', {
    never: ['genre Horror', 'genre Thriller', 'genre War', 'genre Action', 'genre Crime', 'words of school'],
  }),
  ...each("holiday, new year's eve", { only: ['words of christmas'] }),
  ...each('roommate, roommates, group of friends', { only: ['kind tv'] }),
  ...each('evolution', { only: ['words of science', 'words of nature'] }),
  ...each(
    'american football, baseball, soccer, football (soccer), basketball, skateboarding, surfing, ice hockey, tennis',
    {
      only: ['words of sport', 'keyword sports', 'keyword sport', 'keyword sports team'],
    },
  ),
  ...each('castle, prince, princess', notInFear),
  ...each('painting', { never: ['genre War', 'genre Action', 'genre Thriller', 'genre Crime'] }),
  ...each('fishing boat, boat, ship', { never: ['genre Thriller'] }),
  ...each('fight, fistfight, combat, brawl, mercenary', { only: ['genre Action'] }),
  ...each('duel, robin hood, fencing, pirate', { only: ['genre Adventure'] }),
  ...each('adventure, mission, journey, voyage, quest', { only: ['genre Fantasy', 'genre Adventure'] }),
  ...each('fire, storm, flood', { only: ['keyword disaster', 'keyword natural disaster'] }),
  ...each('mutant, marvel comic, based on comic, supervillain', {
    only: ['keyword superhero', 'keyword superhero team', 'keyword super power', 'words of superheroes'],
    never: ['genre Horror'],
  }),
  ...each('soldier, war, civil war, refugee', {
    never: ['genre Science Fiction', 'genre Fantasy', 'genre Comedy'],
  }),
  ...each('prison, police, drugs, murder, corruption, gang, drug addiction', {
    only: ['genre Crime', 'genre Thriller', 'genre Drama'],
    never: ['genre Comedy', 'genre Family', 'genre Animation'],
  }),
  ...each('obsession, killer, hunted, stalker, stalking, psychopath', {
    only: ['genre Thriller', 'genre Horror', 'genre Crime'],
  }),
  ...each('fbi, traitor, undercover cop, spying, mole', {
    only: ['words of spies', 'keyword spy', 'keyword cia'],
  }),
  ...each('gun, sniper, standoff, gunman, assassin', { only: ['genre Action', 'genre Western'] }),
  ...each('blackmail, assassination', { only: ['genre Thriller'] }),
  ...each('king, queen, emperor, palace, betrayal, royalty, throne', {
    only: ['genre History', 'words of history'],
    never: ['genre Animation', 'genre Science Fiction', 'genre Horror'],
  }),
  ...each('dream, dreams, nightmare, hallucination, experimental', {
    only: ['words of mind', 'keyword surrealism', 'keyword surreal'],
  }),
  ...each('time, future, futuristic, hacking, virtual reality', {
    only: ['genre Science Fiction'],
  }),
  ...each('journalist, reporter, newspaper, journalism, press', { only: ['words of press'] }),
  ...each('politician, activist, president, politics, government', {
    never: ['genre Action', 'genre Comedy', 'genre Science Fiction'],
  }),
  ...each('teacher student relationship, professor, inventor, genius, autism', {
    only: ['words of science', 'keyword biography', 'keyword mathematician'],
  }),
  ...each('suicide, tragedy, funeral, widow, loss of father, loss of mother, guilt, redemption', {
    never: ['genre Comedy', 'genre Horror', 'genre Family', 'genre Action'],
  }),
}
