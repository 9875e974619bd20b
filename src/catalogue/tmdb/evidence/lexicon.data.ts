/**
 * Words of an English overview or tagline that say what a title is like, by theme. A word that ends with `*` stands for
 * all that begin so; a phrase is met as it stands. Lower case, separated by commas.
 */
export const lexicon = {
  love: 'love, loves, in love, romance, romantic, romantically, lover, lovers, falls for, sweetheart',
  'new couple': 'boyfriend, girlfriend, dating, date, dates, soulmate, attracted, crush, flirt*',
  heartbreak: 'heartbreak*, heartbroken, break up, breakup, broken heart, lost love, longing, unrequited',
  marriage: 'marriage, married, wife, husband, divorce*, affair, adulter*, couple, infidelity',
  wedding: 'wedding*, bride, groom, bridesmaid*, fiance*, fiancé*, engaged, best man, marry',
  desire: 'sex, sexual*, seduc*, erotic*, desire*, lust, passion, passionate, prostitut*, stripper*',
  family: 'family, families, brothers, sisters, siblings, uncle, aunt, cousin*, relatives',
  parents: 'father, mother, parent*, son, daughter, dad, mom, single mother, single father, pregnan*',
  'small children': 'child, children, kid, kids, little girl, little boy, young girl, young boy, orphan*',
  youth: 'teen, teens, teenage*, adolescen*, coming of age, coming-of-age, growing up, summer, youth',
  school: 'school, high school, student*, college, classmate*, prom, campus, university, fraternity',
  boarding: 'boarding school, academy, headmaster, dormitory, schoolboy*, prep school',
  teacher: 'teacher*, professor, tutor, mentor, coach',
  friends: 'friend, friends, friendship, buddies, pals, best friend*, companion*',
  animals: 'dog, dogs, cat, cats, horse*, animal*, puppy, bear, wolf, penguin*, elephant, pet, pets',
  'cartoon animals': 'mouse, mice, rabbit, pig, squirrel, forest friends, toy, toys, zoo, monkey*, donkey',
  comedy: `
    hilarious*, comedy, comic, comedic, funny, funniest, laughs, laughter, misadventures, hijinks, zany, wacky,
    antics, mayhem, madcap, outrageous, chaos, riotous, farce, slapstick
  `,
  satire: 'satir*, parody, spoof*, mock, mocks, send-up, lampoon*, mockumentary',
  bungler: `
    bumbling, clumsy, inept, hapless, slacker*, loser*, dimwit*, nerd*, misfit*, stoner*, lazy, bumble*
  `,
  party: 'party, parties, drunk*, hangover, vegas, bachelor, weekend, one night, wild night',
  swap: `
    disguis*, impersonat*, pretend*, poses as, posing as, mistaken, switches, switched, switching, swap*, double life, identity
  `,
  standup: 'stand-up, standup, comedian*, comedy special, live performance, stage show',
  sport: `
    football, baseball, basketball, soccer, hockey, boxer, boxing, champion*, team, tournament, athlete*,
    olympic*, wrestl*, league, surf*, skat*, sport*
  `,
  racing: 'racing, race car, racer*, street rac*, drivers, motorcycle*, grand prix',
  music: `
    music, musician*, band, song*, singer*, concert, rock, jazz, album, tour, guitar*, pianist, composer, rap,
    rapper*, hip-hop
  `,
  musical: 'musical, sing, sings, singing, broadway',
  dance: 'dance, dancer*, dancing, ballet, ballerina, choreograph*',
  war: `
    war, wartime, battlefield, army, troops, nazi*, nazis, world war, wwii, invasion, occupied, vietnam, iraq,
    afghanistan
  `,
  soldiers: 'soldier*, platoon, marine*, sergeant, commando*, regiment, squad, lieutenant, captain, pilots',
  warriors: 'warrior*, sword*, battle, battles, gladiator, knight*, army of, empire, samurai, viking*',
  fighters: 'martial arts, kung fu, karate, shaolin, ninja*, taekwondo, judo, muay thai, kickbox*',
  murder: `
    murder, murders, murdered, murderer, murderous, killer, killing*, killed, kill, kills, slain, corpse, body
  `,
  slasher: `
    slasher, serial killer, masked, psychopath*, maniac, bloody, blood, slaughter*, gruesome, grisly, terroriz*,
    stalk*, one by one, butcher, cannibal*, massacre, deranged, psychotic
  `,
  detective: 'detective*, investigat*, inspector, case, clues, suspect*, solve, private eye, sherlock',
  police: 'police, cop, cops, fbi, officer, sheriff, lapd, undercover, agent',
  crime: `
    crime, criminal*, gang, gangs, gangster*, mob, mobster*, mafia, drug, drugs, dealer*, cartel, underworld,
    thug*, hitman, corrupt*
  `,
  heist: `
    heist, robbery, rob, steal, steals, stolen, thief, thieves, con man, con artist, bank, diamond*, robber*,
    casino
  `,
  spies: `
    spy, spies, cia, secret agent*, mi6, mi5, espionage, kgb, covert, operative*, double agent, intelligence
    agency, secret service, mossad
  `,
  terror: 'terrorist*, bomb, bombs, hostage*, hijack*, assassin*, sniper, nuclear, president',
  prison: 'prison*, jail, inmate*, convict*, warden, cell, death row, sentenced',
  court: 'lawyer*, trial, court, courtroom, attorney, judge, jury, prosecutor, accused, lawsuit',
  illness: `
    cancer, illness, disease, dying, terminal*, disabled, coma, alzheimer*, wheelchair, autis*, paraly*
  `,
  hospital: 'hospital, doctor*, nurse*, surgeon, patient*, medical, psychiatr*, asylum',
  grief: `
    grief, griev*, mourn*, tragic, tragedy, loss of, death of, dies, widow*, funeral, suicide, tragically,
    deceased, haunted by
  `,
  loneliness: 'lonely, loneliness, alone, isolated, alienat*, recluse, outcast, shy, introvert*',
  tender: `
    heartwarming, touching, moving, tender, poignant, bond, bonds, kindness, gentle, warm, bittersweet, inspiring,
    inspirational, uplifting, hope
  `,
  hardship: `
    abuse*, abusive, poverty, poor, addict*, alcoholic, slum*, homeless, violence, brutal*, struggle*, struggling,
    harsh, desperate, violent, rape*
  `,
  injustice: `
    racis*, slave*, slavery, civil rights, segregat*, apartheid, discriminat*, oppress*, holocaust, refugee*,
    persecut*, genocide, injustice
  `,
  'own self': `
    identity, himself, herself, self-discovery, gay, lesbian, transgender, midlife, finds himself, finds herself,
    dreams of
  `,
  'old age': `
    old man, elderly, aging, ageing, retire*, grandmother, grandfather, grandpa, old friends, old woman
  `,
  memory: 'memory, memories, amnesia, remember*, past, childhood, nostalgi*, forgotten',
  money: `
    money, wall street, business, businessman, fortune, millionaire, billionaire, rich, wealthy, company,
    corporate, ceo, broker, entrepreneur*, inherit*
  `,
  society: `
    society, aristocra*, upper class, working class, working-class, servant*, maid, heiress, socialite, elite,
    count, lady, lord, duke
  `,
  work: 'job, boss, office, employee*, co-worker*, career, fired, unemployed, hired',
  politics: `
    politic*, election, senator, congress, government, prime minister, white house, campaign, revolution*, regime,
    activist*, protest*
  `,
  press: `
    journalist*, reporter*, newspaper, news, expose, exposé, whistleblower, scandal, truth, cover-up, conspira*
  `,
  documentary: `
    documentary, documents, documenting, documentarian, filmmaker*, interviews, interview, footage, explores,
    examines, look at, chronicles, chronicl*, in-depth, insight, portrait of, archive, archival, behind the
    scenes, investigates how, narrated
  `,
  'true story': `
    true story, true stories, true events, true account, real-life, real life, based on the life, biopic,
    biograph*, memoir*, autobiograph*, based on real, actual events, real events
  `,
  'a life': `
    life of, lives of, story of, rise of, legendary, inspired by, life story, rise and fall, portrait of
  `,
  history: `
    century, king, queen, emperor, royal*, medieval, historical, history, ancient, rome, victorian, throne,
    prince, 1930s, 1940s, 1950s, 1960s, 19th
  `,
  science: `
    scien*, experiment*, research*, laboratory, mathemati*, physic*, invent*, genius, brilliant, discover*,
    technology
  `,
  nature: `
    wildlife, nature, ocean*, planet earth, wilderness, species, environment*, climate, ecolog*, arctic,
    antarctic*
  `,
  art: `
    artist*, painter*, painting*, writer*, novelist, poet*, author, actor*, actress*, theater, theatre, play, film
    director, screenwriter, hollywood, photograph*, director, playwright
  `,
  fame: `
    fame, famous, celebrit*, star, stardom, model, fashion, glamor*, glamour, superstar, reality tv, reality show
  `,
  evil: `
    evil, demon*, devil, satan*, possess*, exorcis*, witch*, cult, occult, curse*, ritual*, hell, sinister, priest
  `,
  haunting: `
    haunt*, ghost*, spirit*, supernatural, paranormal, poltergeist, mansion, apparition*, old house, new
    house, new home
  `,
  dread: `
    terror, terrifying, horror, horrif*, nightmare*, fear, fears, dark secret*, sinister, disturbing, dread,
    eerie, macabre, trapped, chilling, mysterious
  `,
  vampires: 'vampir*, dracula, werewol*, lycan*, undead',
  zombies: 'zombie*, infected, virus, outbreak, epidemic, living dead, flesh-eating, plague',
  monsters: `
    monster*, creature*, beast*, shark*, dinosaur*, godzilla, giant, mutant*, mutat*, crocodile, piranha*, snake*
  `,
  space: `
    space, spaceship, spacecraft, galaxy, galactic, planet, astronaut*, nasa, mars, moon, star wars, starship,
    cosmic, intergalactic
  `,
  aliens: 'alien*, extraterrestrial*, ufo*, martian*',
  machines: `
    robot*, android*, cyborg*, artificial intelligence, machine*, computer*, virtual reality, hacker*
  `,
  future: `
    future, futuristic, post-apocalyptic, apocalyp*, dystopia*, end of the world, 21st century, year 20*,
    humanity, human race, mankind, survivors
  `,
  disaster: `
    earthquake, tsunami, volcano, asteroid, meteor, tornado, storm, disaster, plane crash, flood, fire, sinking,
    catastroph*
  `,
  magic: `
    magic*, wizard*, sorcer*, fairy, fairies, spell, enchant*, dragon*, elf, elves, mythical, fantas*, mermaid*,
    legend, prophecy
  `,
  'other world': `
    kingdom, realm, world of, land of, magical world, princess, far away, parallel, dimension, universe
  `,
  quest: `
    quest, adventure*, journey*, embark*, sets out, set out, expedition, treasure, explor*, search for, voyage,
    perilous
  `,
  heroes: `
    hero, heroes, heroine, save the world, saves, save the day, justice, archenemy, villain*, evil plan
  `,
  superheroes: `
    superhero*, super-hero*, superpower*, super powers, special powers, superhuman, batman, superman, spider-
    man, avengers, x-men, gotham, mutants, supervillain*, marvel
  `,
  time: `
    time travel*, time machine, back in time, time loop, back to the, timeline, relive*, time-travel*
  `,
  road: `
    road trip, road, cross-country, across america, drive, driver, hitchhik*, across the country, truck
  `,
  travel: `
    vacation, holiday, travel*, italy, tuscany, greece, beach, trip to, tourist*, paris, spain, resort
  `,
  sea: 'at sea, the sea, ship, ships, boat, sailor*, submarine*, navy, naval, pirate*, fisherm*, shipwreck*, yacht',
  jungle: 'jungle, desert, mountain*, stranded, lost in, survive*, survival, rainforest, safari',
  west: `
    cowboy*, ranch*, outlaw*, gunslinger*, old west, wild west, gunfighter, frontier, marshal, indian*, bounty
    hunter, texas, posse
  `,
  revenge: 'reveng*, vengeance, avenge*, vendetta, retribution, payback, vigilante',
  chase: `
    chase*, on the run, escape*, fugitive*, hunt, hunted, hunting, pursu*, flee*, manhunt, race against, kidnap*,
    rescue*, abducted, must stop
  `,
  action: `
    deadly, dangerous, mercenar*, ex-cop, showdown, action, weapons, explosive, lethal, enemy, enemies, ruthless,
    elite
  `,
  suspense: `
    thriller, suspense*, deadly game, cat and mouse, blackmail*, stranger, obsess*, secrets, paranoia, twist*,
    deception, suspicion, missing, disappear*, vanish*
  `,
  mind: `
    madness, insan*, sanity, mental, mind, hallucinat*, psycholog*, delusion*, unravel*, reality, schizophren*,
    nervous breakdown, dream, dreams, surreal
  `,
  country: 'village, countryside, farm, farmer*, rural, small town, town, provincial',
  food: 'chef, cook, cooking, restaurant*, food, kitchen, wine, bakery, recipe*, cuisine',
  christmas: 'christmas, santa, reindeer, north pole, new year*',
  ideas: `
    philosoph*, meaning of, faith, god, religio*, moral, existential, meditation, reflect*, human condition,
    mortality, monk*, spiritual
  `,
  daily: 'everyday, daily life, daily lives, ordinary, lives of, slice of life, relationships, routine',
  sequel: `
    returns, sequel, once again, this time, third, continues, are back, is back, installment, chapter
  `,
} as const satisfies Readonly<Record<string, string>>

export type Lexeme = keyof typeof lexicon
