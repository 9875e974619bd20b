import type { FeelId } from '#src/domain/feel/feel.ts'

/** What each feel is, in two sentences: the page of a feel begins with them. */
export const feelTexts: Readonly<Record<FeelId, string>> = {
  'deadpan-humour':
    'The joke arrives without a change of expression, so the laugh comes a second late. It needs a calm face, a ridiculous sentence and somebody who lets it pass.',
  slapstick:
    'Ladders, doors and dignity give way at precisely the wrong moment. Hardly a word is needed, which is why it works on small children and in any language.',
  'absurd-humour':
    'Sense leaves the room and everybody carries on as agreed. A cow may be called to the witness stand, provided it has filled in the right form.',
  'crude-humour':
    'Someone says the unsayable, then a bodily function agrees. It suits a sofa of old friends, with no parents within earshot.',
  'dark-humour':
    'A laugh gets out before conscience can stop it. There is usually a body to be moved, and the politest person in the house knows where from.',
  'cringe-humour':
    'Much of it is watched through fingers, like a toast that should have ended two minutes ago. The cause is nearly always somebody who wants badly to be liked.',
  'escalating-farce':
    'One small lie at breakfast, and by supper there are six people in the wardrobe. Each rescue costs more than the last, so it is wise not to pause.',
  'swapped-and-disguised':
    'Half the pleasure lies in knowing who is under the wig. Traded twins live on it, as does any father hired to be his own children’s nanny.',
  'sharp-satire':
    'It stings first and amuses a moment later, because the target is familiar. Ministers, bosses and the very rich talk as they always do, only a notch more honestly.',
  'affectionate-parody':
    'A genre gets its pocket picked by somebody who knows every line by heart. The cape snags and the villain explains too much, all with such care that the original gains by it.',
  'quick-fire-banter':
    'Two people talk faster than anyone could think, and neither drops a word. Newsrooms, courtships and getaway cars run on it; a glance at the phone costs four jokes.',
  'gentle-humour':
    'Nobody pays for these jokes, not even the vicar. They hide in an uncle’s account of the internet or a very slow dog, waiting politely to be noticed.',
  'mismatched-partners':
    'Put the neat one and the slob in the same car and lock the doors. They fight over the radio for an hour, and by the end each can order for the other.',
  'fish-out-of-water':
    'Everyone else was told the rules, so this one has to guess. It begins with the shoes: city heels on a farm, or sandals at the palace.',
  'mock-documentary':
    'Fools are taken entirely seriously by a camera crew, with glances at the lens to do the rest. Fading bands and parish councils confess what no interviewer asked.',
  'sitcom-comfort':
    'Three episodes in, the couch on screen feels like one’s own. The same five people solve something in twenty-two minutes, which is about what a bad cold can follow.',
  'workplace-antics':
    'Grown adults wage war over a stapler, on company time. With nothing at stake but the good chair, alliances shift by the hour and no birthday cake is safe.',
  'dysfunctional-family':
    'Love is present, though seldom in the same room as manners. A birthday or a will brings them all home, and by the soup somebody has said it.',
  'parenting-chaos':
    'Sleep is a rumour and the sofa has been drawn on. School plays and lost hamsters are funniest once one’s own small people are in bed.',
  'slow-burn-romance':
    'For an hour nothing happens except that two people sit a little closer. When the borrowed coat is finally returned in person, it counts as an event.',
  'enemies-to-lovers':
    'Every insult is slightly too well prepared. Stuck with one lift, one lawsuit or one kingdom, somebody starts losing arguments just to stay in the room.',
  'star-crossed-lovers':
    'They have found the right person under the wrong sky. Luck itself is against them, through an old feud, a border moved overnight or a letter one hour late.',
  'meet-cute':
    'Two strangers reach for the same umbrella, and things can begin. A wrong number will do as well, or tangled dog leads, on an evening that still believes in luck.',
  'first-love':
    'Everything is new, so everything is enormous, even a bus ride or a bare knee. It tends to last one summer and to happen to people too young to hide it.',
  'friends-to-lovers':
    'Each knows how the other takes coffee and which of the jokes are cover. Years of easy company turn awkward overnight, often at somebody else’s wedding.',
  'second-chance-love':
    'Old lovers meet again with greyer hair and better manners. A reunion or a delayed train seats them at one table, and what went wrong sits down with them.',
  'forbidden-love':
    'Each glance is a risk, which is why each glance counts. Where a law, a church or a father has said no, love learns the back stairs.',
  'unspoken-longing':
    'What matters most is never said and fills the room all the same. Hands give it away: a glove kept, a sleeve almost touched, a car door held too long.',
  'grand-passion':
    'Love here has an orchestra and no sense of proportion. People who cross oceans for it, and ruin themselves on arrival, would not thank anyone for advice.',
  'erotic-charge':
    'A look held across a table does more than any undressing. Skin is lit with care and nobody is in a hurry; it belongs to grown-ups and a closed door.',
  'talking-all-night':
    'Two voices, a city after midnight, and no plot but whatever comes up next. It wants strangers with a train at dawn, or friends who keep putting off going home.',
  'love-across-time':
    'Clocks refuse to agree with the couple. One grows old and the other cannot, or both live in the same house with forty years and a letterbox between them.',
  'lovers-parting':
    'Both of them know that this is the last evening. Neither has done wrong; a visa or a war or another life has already packed the suitcase in the hall.',
  'marriage-under-strain':
    'It hurts in ordinary places, over the dishes and whose turn it was. Two people who know exactly where to aim take aim, and each of them is partly right.',
  'wedding-bells':
    'A date, a seating plan and at least one doubt have been fixed. The day can survive a collapsed cake, though perhaps not the old flame at table nine.',
  'period-elegance':
    'Over silk and candlelight, a raised eyebrow can end an engagement. Passion has to make do with sealed letters, country dances and good grammar.',
  'cosy-comfort':
    'The kettle is on, and nothing outside can get in. Made for rain against the window, it deals in small kitchens, knitted sleeves and neighbours with soup.',
  'slice-of-life':
    'Days pass at their own size, with shopping in them. A girl mends her bicycle, her sister waits for a bus; looking back, that was the story.',
  'unhurried-pace':
    'Shots last long enough to look around in. A walk is shown from gate to door, and the phone is better left in another room.',
  'kindness-throughout':
    'Even the grump holds the door. Forgiveness tends to arrive before the confession is quite finished, which is welcome after a week among people.',
  'low-stakes':
    'At worst the village fête gets rained on. So little hangs on it that toast can be made, ten minutes missed and nothing lost.',
  'quiet-countryside':
    'Hedges, mud and weather take up most of the frame. People rise when the animals do, and the nearest quarrel is two fields away.',
  'small-town-life':
    'By noon everyone knows, and by evening they have a view on it. One diner serves the whole town, and the gossip has a way of turning up with a casserole.',
  'food-to-savour':
    'Butter foams, a knife goes through an onion, and the fridge at home looks bare. Family recipes, market stalls and tiny restaurants bring it on; eat first.',
  'skilled-hands':
    'A chisel finds its line, and shoulders drop on both sides of the screen. Somebody mends a clock or builds a boat from first plank to launch, saying little.',
  'quiet-contemplation':
    'It leaves silences and does not rush to fill them. A lighthouse keeper or a bus driver turns one thought over, slowly enough to hand it on.',
  'nature-in-close-up':
    'While an ant carries its leaf, no other leaf matters. Somebody sat in a hide for a year to bring back this frost, this feather, this one wet nose.',
  'animals-for-company':
    'Asleep by the stove, the dog does half the acting. Nothing heroic is asked of these creatures, only that they want breakfast and make a house less empty.',
  'childs-eye-view':
    'Tables are tall here, with grown-ups speaking in riddles above them. An affair or a war is seen from knee height by someone who draws her own conclusions.',
  'sunlit-travels':
    'Shutters open on a warm street, with nowhere to be before lunch. Coastal trains and borrowed villas supply it, mainly to people in February.',
  'road-trip':
    'In the windscreen the country changes, as do the people in the front seats. There are too many miles to stay angry, and only one motel with a vacancy.',
  'friendly-contest':
    'Rivals lend each other the good whisk. The clock is real and the prize modest, but the longest hug goes to whoever is sent home.',
  'late-life-grace':
    'Age is allowed to be funny, stubborn and beautiful, roughly in that order. Somebody past seventy sets out once more, with a bad hip and one apology to deliver.',
  'warm-nostalgia':
    'The light is more golden than it can have been. What a dial telephone or a street full of children brings back is half the place, half being twelve.',
  'feel-good-glow':
    'Afterwards the stairs seem easier. Shy people have joined a choir, or saved a shop, without a single thing that could come back at three in the morning.',
  'found-family':
    'Nobody here is related, and few others would have them. They share a ship or a kitchen until, one evening, an extra plate is set without a word.',
  'true-friendship':
    'This love story has no kissing in it. Its hero is whoever drives through the night to help, then says the thing nobody else would dare.',
  'grief-worked-through':
    'Somebody is gone at the start, and the coat still hangs in the hall. It may take the whole length to empty one drawer, but when tears come they do some good.',
  'illness-faced-together':
    'The diagnosis comes early, and then there are weeks to be lived. Jokes about the wig help a little, but what counts is who turns up and keeps turning up.',
  'hospital-corridors':
    'Rubber soles hurry past, and one person’s worst day is another’s night shift. Surgeons eat standing up, having argued out the hard cases over the sink.',
  'parent-and-child':
    'Few words are spent on it, since a tied shoelace will do. Sooner or later comes the day when the small one does the carrying.',
  'selfless-sacrifice':
    'Someone steps forward so that the others need not. It may be a place in the lifeboat or a name kept silent, with the camera on those who get to walk away.',
  'lost-innocence':
    'A child learns something at ten that cannot be unlearned. A war can teach it, as can one adult’s lie, on what had been a careless afternoon.',
  'teenage-troubles':
    'At sixteen a school corridor can be the longest place on earth. Rumours, crushes and locked doors weigh as much here as they do at that age, whatever the parents call it.',
  'heartbreaking-goodbye':
    'The scene can be seen coming and still finds nobody ready. A palm lies against a window, or a bedtime story is read for the last time; have a handkerchief within reach.',
  'family-reconciled':
    'Years of silence end over something small, such as a lawnmower. It takes a funeral two hours away, a shared car and an apology that comes out sideways.',
  'injustice-endured':
    'Anger builds, because the wrong is plain and stamped by an office. What stays is the straight back of those who were jailed, barred or told to change seats.',
  'cost-of-war':
    'The guns are mostly far off, which spares nobody. A kitchen has one chair too many, or the son who does come home is a stranger in his own bed.',
  'fading-memory':
    'Names go first, then rooms, then faces. A wife labels the cupboards, a father’s favourite story loses its middle, and love has to introduce itself every morning.',
  'bittersweet-ending':
    'Something has been won, and the price is showing. The dream came true without the person, or the person stayed without the dream, so the last smile takes its time.',
  'hopeful-ending':
    'However dark it was, by the last scene a window is open. A letter gets its answer or the seeds come up, which makes it safe for a fragile evening.',
  'tragic-ending':
    'Doom is there in the first reel, though that has never stopped anyone hoping. Pride, a debt or plain bad timing shuts the last door, quite softly.',
  'loneliness-eased':
    'Supper for one, the radio on, then an unlikely knock. It might be a delivery boy or the neighbour’s dog, so long as a second cup gets taken down.',
  'tender-hearts':
    'They handle each other with care, as if all of them bruised easily. Somebody’s stammer is simply waited out, and that alone can bring on the tears.',
  'against-all-odds':
    'Everybody sensible has advised against it. Once somebody lines up regardless, with one lung or the wrong passport, doubting them begins to feel rude.',
  'becoming-yourself':
    'A name, a haircut or one sentence at dinner finally fits. Most who get that far had to leave a closet, a convent or the family firm first.',
  'coming-of-age':
    'Between first scene and last, somebody’s voice has changed. It tends to come with a first job and a paper hat, about when parents start to look like people.',
  'devoted-animal':
    'It waits at the gate in every weather, whoever has died. Dogs cross mountains for this and horses find their boy again, while strong adults look for something in the kitchen.',
  'pure-melancholy':
    'Here is sadness without a culprit, like Sunday light on an empty street. It is for evenings when being cheered up would be an insult.',
  'popcorn-fun':
    'Jokes and explosions arrive on time, in fair shares. Tired Fridays call for it: good teeth on the hero, a plan for the villain, nothing to discuss in the car.',
  'over-the-top-spectacle':
    'Too much is the idea, so a bit more is added. Where cities fold up and motorbikes leap out of helicopters, the largest screen in the house is about right.',
  'giant-monsters':
    'First the water trembles in the glass. Then a foot comes down on the motorway, and everybody is suddenly very small and good at running.',
  'guilty-pleasure':
    'Hardly anyone would defend it at dinner, though everybody there knows the plot. By the time the evil twin is unmasked, the next episode has already started.',
  'silly-premise':
    'The idea fits on a napkin and was very likely found on one. Bowling may decide the fate of the world, so long as everyone plays it dead straight to the end.',
  'talking-animals':
    'Some of the best lines go to a donkey. While the family is out the pets hold meetings, where a pigeon has been against the plan from the start.',
  'reality-drama':
    'Other people’s quarrels have rarely been so well lit. All it needs is one person not invited to brunch, plus a glass of white wine within reach.',
  'dating-game':
    'Strangers fall in love to a timetable, wearing microphones. Anyone on the sofa can see who will regret it, long before the roses are handed out.',
  'contest-to-shout-at':
    'At home the right answer is always perfectly obvious. Its high point is a shameful tactical vote, followed by a pause for the result as long as a bath.',
  'glow-up':
    'Before, a woman in a grey cardigan; after, tears in front of the mirror. For an hour or so one’s own cupboards look possible too.',
  'glossy-glamour':
    'Not a crease is in sight, nor a price tag that anyone looks at. Heartbreak happens on yachts and in walk-in wardrobes, wearing excellent shoes.',
  'singalong-songs':
    'By the second chorus the whole sofa has joined in. Pop hits and cartoon ballads qualify, as long as the tune is known and the neighbours are out.',
  'musical-numbers':
    'Talk fails, a band strikes up from nowhere and the street falls into step. It can happen at a bus stop or a deathbed, and no one on screen finds it odd.',
  'dancing-feet':
    'In four bars a body says what the dialogue has been avoiding. Behind it lie taped toes, an unforgiving mirror and one jump that fails until it counts.',
  'high-school-hijinks':
    'Lockers slam on a plan that is too stupid to fail. Given absent parents and a bet about the prom, detention is only a matter of time.',
  'boarding-school':
    'Trunks go up the stairs, the car drives off, and other laws begin. Friend and tormentor sleep in the same cold dormitory, counting Sundays until the holidays.',
  'night-gone-wrong':
    'It was going to be one drink. Dawn finds them with a goat, a stolen car and no groom, trying to sound reasonable to a policeman.',
  'christmas-sparkle':
    'Snow falls on cue, and even the cynic ends up holding a bauble. Cancelled flights and struggling bakeries make up the plot, which leaves both hands free for wrapping.',
  'family-fun':
    'Small ones laugh at the pratfall, large ones at the line that flew over their heads. Eyes need no covering at any point, and even the kissing is brief.',
  'another-world':
    'A map opens it, and is soon not needed. With its own moons, coins and swear words, the place lies well beyond the reach of today’s post.',
  'magic-in-the-air':
    'The broom sweeps by itself without anybody looking up. Gifts show at an awkward age here, and the first spell tends to go wrong in a kitchen.',
  'space-voyage':
    'Outside is nothing whatever, while inside somebody makes coffee. News from home is a year old by the time it reaches this small crew and its humming corridor.',
  'epic-quest':
    'Home is a green dot behind them, and still the road goes uphill. An ill-assorted company crosses a continent on foot, and the smallest carries the heaviest thing.',
  'mythical-creatures':
    'Whatever breathes in the cave is older than the village. Dragon riders and those who keep selkies agree on one point: never call a unicorn tame.',
  'bending-time':
    'It is Tuesday again, though only one person has noticed. Effects turn up ahead of their causes, so a row of scratches on the wall may be the only calendar.',
  'time-travel':
    'A lever is pulled, and the door opens on wigs, ruins or one’s parents at twenty. Slang gives the visitor away, while one trodden flower could cancel a grandchild.',
  swashbuckling:
    'Swords ring on staircases, and no chandelier is there merely for light. The hero may be masked, penniless or both but keeps good manners, even while leaping off a balcony.',
  'life-at-sea':
    'Timbers creak, salt dries on everything, and land is three weeks away. The crew half trusts its captain, which is about to matter, as the glass is falling.',
  'superpowered-heroes':
    'Lifting a bridge is the easy part; being home for dinner afterwards is not. The trouble starts with an accident in a laboratory and ends well above the rooftops.',
  'fairy-tale-spell':
    'The forest closes behind the girl, and from now on things come in threes. Whoever wishes on a shoe or a spindle gets it, to the letter and until midnight.',
  'dream-logic':
    'A door opens on a beach, and nobody asks why. It all makes perfect sense, staircase into childhood included, until somebody tries to tell it at breakfast.',
  'sense-of-wonder':
    'Jaws drop slowly here, with time to look up properly. The first great beast in the meadow does it, or a light under the sea; grown people come out aged nine.',
  'handmade-whimsy':
    'Thumbprints show in the clay; the sea is made of cellophane. In these puppet towns and paper hotels everything was cut out by hand, even the labels on the jam.',
  'future-city':
    'Rain runs down a wall of advertising forty storeys high. Down among the noodle stalls memories are for sale, usually to the detective who lives upstairs.',
  'after-the-end':
    'Grass grows through the supermarket floor. A tin of peaches is worth a fight now, and each stranger on the road has to be thought about.',
  'oppressive-future':
    'Posters smile and the cameras turn to follow. Everyone has a number and a duty, until one person keeps the wrong thing in a drawer.',
  'machines-with-feelings':
    'Built to carry bags, it has begun to look at the stars. The day it asks for a name, somebody’s hand is already near the switch.',
  'alien-contact':
    'A shape hangs over the field and does nothing, which is worse. While generals pace and linguists sharpen pencils, a boy simply leaves out sweets.',
  'lost-world-adventure':
    'The torch goes in first, then the hat. Under the vines is a staircase, and someone will read aloud the inscription that ought to be left alone.',
  'vanished-era':
    'All the trams and teacups of a lost world are back in use. It rebuilds the ballrooms and harbours that bombs or builders took, and lets people stroll about in them unaware.',
  'wild-frontier':
    'Wind, leather, and a long look before anybody speaks. A stranger rides in just ahead of the railway, and the nearest law is two days east.',
  'court-intrigue':
    'A curtsey can be a threat, and the wine deserves a second sniff. Sisters are married off like provinces, usually by whoever whispers nearest the throne.',
  'social-climbing':
    'The right fork is studied as if it were a weapon. Each rung, from the borrowed dinner jacket to the house with forty windows, costs an old friend.',
  'uncanny-mystery':
    'The town looks right; the hum beneath it does not. When a girl comes home years later and no older, every explanation makes it worse.',
  'vampires-and-werewolves':
    'After sunset the pale guest takes off his gloves. Moonlight and old thirst make the danger, but it is the good manners that get him asked inside.',
  'relentless-action':
    'There is one pause for breath, which gets interrupted. Fists lead to rooftops and rooftops to trucks, until no worry from the office has any room left.',
  'breakneck-chases':
    'Market stalls have a short life here. On foot or the wrong way down a one-way street, somebody is three seconds ahead with the alley about to end.',
  'fast-cars':
    'It very nearly smells of petrol and hot rubber. These people quarrel in garages and make up on the starting line, fully relaxed only at top speed.',
  'ticking-clock':
    'The deadline is on screen, in red, and going down. Whether it is a bomb, an antidote or a plane low on fuel, even opening a door now takes unbearably long.',
  'nail-biting-suspense':
    'One floorboard creaks, and the whole body listens. Whoever is hiding under the bed cannot see the door, but from the sofa it is in plain view.',
  'creeping-dread':
    'Nothing has happened yet, and it is already too late. It seeps out of the wallpaper or a neighbour’s smile, so slowly that afterwards the hall light stays on.',
  'haunted-house':
    'The rent was low, which should have been a warning. When footsteps cross the floor above a bungalow, the previous owner has plainly not moved out.',
  'demons-and-rites':
    'Latin is spoken quickly while the candles lean the wrong way. Whatever is using the child’s voice knows about the priest’s doubts, in detail.',
  'jump-scares':
    'The bathroom cabinet swings shut, and there goes the popcorn. Silence has been held one beat too long on purpose, so it helps not to be watching alone.',
  'masked-killer':
    'Somebody in a hood knows where everyone is sleeping. Out by the lake the cast grows shorter, in a rough order of good sense.',
  'clever-heist':
    'A scale model, six specialists and a vault that cannot be opened. The plan is explained, goes wrong, and was meant to; the pleasure is in being robbed as well.',
  'spy-games':
    'Every handshake passes something on. In tuxedos or in shabby raincoats they trade secrets across a border, and the most loyal of them is the one to watch.',
  'double-lives':
    'Breakfast is under one name and business under another. An undercover officer grows fond of the gang, and the wrong phone ringing at dinner could end both lives.',
  'martial-arts':
    'Fights are conversations here, and nobody ought to interrupt. A teahouse is reduced to splinters when years of sweeping the master’s yard arrive in one kick.',
  'samurai-honour':
    'A hand rests on the hilt for a very long time. Masterless men guard a village or a vow for weeks, though the cut itself is over in less than a breath.',
  'stylish-gunplay':
    'Empty shells fall as if rehearsed. Long coats and two pistols clear a nightclub in a single unbroken shot, with morals left at the cloakroom.',
  'fight-to-survive':
    'Cold, thirst and distance make up most of the cast. With someone on a ledge or a raft down to the last match, the blanket at home has never felt so thick.',
  'zombie-siege':
    'Hands come through the letterbox, then through the door. In the last safe farmhouse or shopping centre, the thing to fear is whoever is hiding a bite.',
  'cat-and-mouse':
    'Two clever people are after each other, and neither minds as much as they should. A note left at the scene is half taunt, half courtship, so no arrest will quite feel like winning.',
  'dangerous-obsession':
    'It begins with a kindness, or one photograph kept. First come calls at night, next a new neighbour with the same haircut; the locks get changed too late.',
  'burning-revenge':
    'Somebody has a list and crosses off the first name. Years in a cell went into this plan, and the last line of it costs more than was budgeted.',
  'gritty-crime':
    'Wet concrete, cheap cigarettes, and a favour that must be returned. Dealers and tired police work the same few corners, and being clever gets nobody out.',
  'epic-battles':
    'Banners fill the valley from side to side, and somewhere a drum begins. After the speech from horseback and the charge, a king walks at dusk among the fallen.',
  'on-the-front-line':
    'Mud in the mouth, and a watch held up before the whistle. No one in this trench or landing craft has seen the map, so the war is as wide as one squad.',
  'disaster-strikes':
    'A scientist was not listened to, and now the sea is in the lobby. As floors give way and families climb, a bad day at work shrinks to a reasonable size.',
  'big-match-thrill':
    'Level score, one minute left, and a substitute nobody wanted. The rules need not be known, since taped knuckles and a hoarse coach explain all that matters.',
  'shocking-twists':
    'A single sentence turns the whole last hour over. The dead man buys a ticket, the narrator was lying; read nothing first and be merciful to friends.',
  'mind-unravelling':
    'The walls are where they were and can no longer be trusted. If a dancer meets her double on the stairs, nobody outside that head can say she did not.',
  'daring-escape':
    'A spoon, a wall and eleven years of evenings. Whether the way out is under the wire or across the water, nothing is left to luck until a dog barks.',
  'behind-bars':
    'Once the doors have shut in sequence, the day is counted in meals. It teaches the price of a cigarette, which table to avoid and how slowly trust is lent.',
  'whodunnit-puzzle':
    'Everybody had a motive, and the tea tasted of almonds. Best seen in company that likes to pause, point and accuse the vicar while snow blocks the road.',
  'detective-at-work':
    'Everything depends on method, on the notebook and the second visit. An inspector with a bad coat asks one more thing at the door, and a good alibi begins to sweat.',
  'web-of-conspiracy':
    'Each answer leads one floor higher. It starts with a missing file or an unlikely fall from a window, after which even the baker’s van looks parked on purpose.',
  'criminal-rise-and-fall':
    'Suits get better and better until the helicopters come. Between the street corner and the drawn blinds lies one short, magnificent stretch of champagne.',
  'blood-and-gore':
    'Red is the main colour, walls and ceiling included. Saws and entrails have been made with real devotion, so supper should be over or a long way off.',
  'true-story':
    'Knowing that it took place puts weight on every scene. The rescue or the swindle was in the papers once, and the real faces often appear before the credits.',
  'life-worth-knowing':
    'A whole life goes by, stubbornness included. Its subject may be a queen, a boxer or a nurse, but bedtime is spent looking up the rest.',
  'history-brought-alive':
    'Dates from school acquire boots, faces and weather. What makes a siege or a shouting parliament exciting again is that nobody there knows how it ends.',
  'eye-opening-documentary':
    'What lies on the plate or in the pocket looks different afterwards. Its camera goes where no tour does, a slaughterhouse or a back office, then waits for someone to talk.',
  'science-made-clear':
    'For a moment black holes seem perfectly reasonable. All it took was a patient person with an orange, a lamp and a length of string.',
  'archive-treasures':
    'People long dead wave at the lens through the scratches. Lost reels and tapes nobody had played are laid end to end until a decade speaks for itself.',
  'dogged-investigation':
    'Progress is a box of files and a cold sandwich. After two hundred phone calls and as many closed doors, page nine hundred has a name on it.',
  'power-and-politics':
    'Principle goes into the meeting, and arithmetic comes out. Corridors matter more than the chamber here, being where each vote is promised twice.',
  'money-and-ambition':
    'Numbers climb, voices climb with them, and no one looks down. Trading floors and garages full of servers show how greed works, and how good it feels until about Thursday.',
  'how-others-live':
    'A stranger’s kitchen has a free chair, and nobody minds if it is taken. Fishing boats, tower blocks and tents on the steppe each have their own idea of breakfast.',
  'artists-at-work':
    'The page is blank, then bad, then suddenly not. It is set in studios and rehearsal rooms at an unwise hour, as company for anything left half finished.',
  'music-in-its-bones':
    'Take away the sound and nothing would be left standing. It follows bands asleep in vans, or one chord hunted through a basement; play it loud.',
  'true-crime':
    'That is somebody’s real kitchen in the photograph. Phone records and a neighbour’s memory are laid side by side so patiently that a lock gets checked before bed.',
  'brilliant-minds':
    'A thought goes past almost too fast for the chalk to follow. A cipher gives way at dawn, or nine moves are seen at once, by somebody who has forgotten lunch again.',
  'big-ideas':
    'A question comes in and takes the best chair. Clones and prophets argue over what a person is, in terms that outlast the credits and possibly the evening.',
  'courtroom-drama':
    'Nearly everyone is sitting down, yet it is a fight. All may hang on the one question too many, asked just as a juror stops nodding.',
  'bleak-and-unsparing':
    'No music comes to help. Poverty, violence or a cold marriage is looked at until it looks back, so choose it rested and not last thing at night.',
  'no-easy-answers':
    'Everyone has a point, and somebody still gets hurt. Custody, mercy and betrayed trust are its cases, with judgement still being passed on the way home.',
  'puzzle-box-plot':
    'Details from the first scene unlock the last. With timelines crossed and a narrator leaving things out, anyone folding laundry meanwhile will have to go back.',
}
