import { describe, expect, it } from 'vitest'
import { said } from '#src/tests/support/wishOf.ts'

describe('lengths', () => {
  it.each([
    ['en', 'under 90 min', { maxMinutes: 90 }],
    ['en', 'an hour and a half', { maxMinutes: 90 }],
    ['en', 'two and a half hours max', { maxMinutes: 150 }],
    ['en', '1h30', { maxMinutes: 90 }],
    ['en', '90’', { maxMinutes: 90 }],
    ['en', 'a hundred and twenty minutes', { maxMinutes: 120 }],
    ['en', 'less than 1.5 hours', { maxMinutes: 90 }],
    ['en', 'at least two hours', { minMinutes: 120 }],
    ['en', 'nothing over 2 hours', { maxMinutes: 120 }],
    ['en', '60 to 90 minutes', { minMinutes: 60, maxMinutes: 90 }],
    ['en', 'an hour or two', { maxMinutes: 120 }],
    ['en', 'max. 90 min', { maxMinutes: 90 }],
    ['de', 'mind. 2 Stunden', { minMinutes: 120 }],
    ['de', 'ab zwei Stunden', { minMinutes: 120 }],
    ['fr', 'drôle après 12h de taf', { mood: 'laugh' }],
    ['en', 'not too long', { maxMinutes: 100 }],
    ['fr', 'moins d’une heure et demie', { maxMinutes: 90 }],
    ['fr', 'pas plus de 90 minutes', { maxMinutes: 90 }],
    ['fr', '1h45 max', { maxMinutes: 105 }],
    ['fr', 'au moins deux heures', { minMinutes: 120 }],
    ['fr', 'pas trop long', { maxMinutes: 100 }],
    ['en', 'under 90 min, 2 hours is a lot', { maxMinutes: 90 }],
    ['en', 'no 3 hours', { maxMinutes: 180 }],
    ['en', 'anything over 2 hours is too long for me', { maxMinutes: 120 }],
    ['es', 'más de dos horas es demasiado', { maxMinutes: 120 }],
    ['en', 'no film over 2 hours', { maxMinutes: 120 }],
    ['en', 'not a film, an hour max', { type: 'tv', maxMinutes: 60 }],
    ['fr', 'pas 20 minutes', { minMinutes: 20 }],
  ] as const)('%s: %s', (locale, text, expected) => expect(said(locale, text)).toEqual(expected))
})

describe('animation, wanted or not', () => {
  it.each([
    ['en', 'an animated film', { animation: 'only', type: 'movie' }],
    ['en', 'not a cartoon', { animation: 'none' }],
    ['en', 'anime', { animation: 'only', language: 'ja' }],
    ['en', 'no anime', { animation: 'none' }],
    ['en', 'no live action', { animation: 'only' }],
    ['de', 'kein Zeichentrick', { animation: 'none' }],
    ['de', 'animiert und lustig', { animation: 'only', mood: 'laugh' }],
    ['de', 'mit echten Schauspielern', { animation: 'none' }],
    ['fr', 'pas de dessin animé', { animation: 'none' }],
    ['fr', 'un film d’animation triste', { animation: 'only', type: 'movie', mood: 'cry' }],
    ['es', 'nada de dibujos animados', { animation: 'none' }],
    ['es', 'película animada', { animation: 'only', type: 'movie' }],
    ['pt', 'sem animação', { animation: 'none' }],
    ['pt', 'desenho animado', { animation: 'only' }],
  ] as const)('%s: %s', (locale, text, expected) => expect(said(locale, text)).toEqual(expected))

  it('Spanish "animado" alone may mean lively', () => {
    expect(said('es', 'algo animado')).not.toHaveProperty('animation')
  })
})

describe('lengths, ages and "old" that are told, and not asked for', () => {
  it.each([
    ['en', 'ten hours of meetings, something funny'],
    ['en', 'my old flatmate moved out, something funny'],
    ['en', 'new blender, something funny'],
    ['en', 'no old flatmates here, something funny'],
    ['en', 'mates round in 20 mins, something funny'],
    ['en', 'just got in from a 12 hr shift, something funny'],
    ['en', 'awake since 3 hours, something funny'],
    ['en', 'left me after 6 years, something funny'],
    ['en', 'long blender, something funny'],
    ['fr', 'insomnie, 3h12, un truc drôle'],
    ['fr', 'je me lève à 5h, un truc drôle'],
    ['pt', 'estudei 3 horas, algo engraçado'],
    ['pt', 'tenho 72 anos e quero algo engraçado'],
    ['es', 'llevo diez horas de reuniones, algo divertido'],
    ['de', 'warte seit zwei stunden, was lustiges'],
    ['fr', 'on cherche depuis une heure, un truc drôle'],
    ['de', 'muss um 5 raus, was lustiges'],
    ['de', 'vor drei wochen umgezogen, was lustiges'],
    ['de', 'der kleine ist 5 wochen alt, was lustiges'],
    ['de', 'wir feiern unseren 30. geburtstag, was lustiges'],
    ['de', 'meine tante ist nach kanada gezogen, was lustiges'],
    ['en', 'my aunt moved to Canada, something funny'],
    ['en', 'the kettle boils every ten minutes, something funny'],
    ['pt', 'são 3h40, algo engraçado'],
    ['pt', 'tenho 64, algo engraçado'],
    ['pt', 'amanhã acordo 5h, algo engraçado'],
    ['en', 'running 10 min late, something funny'],
    ['en', 'had a long afternoon, something funny'],
  ] as const)('%s: %s', (locale, text) => expect(said(locale, text)).toEqual({ mood: 'laugh' }))
})

describe('times by which it has to be over', () => {
  it.each([
    ['en', 'until 11', '23:00'],
    ['en', 'done by half past ten', '22:30'],
    ['en', 'until a quarter to eleven', '22:45'],
    ['en', 'over by 10:15pm', '22:15'],
    ['en', 'until midnight', '00:00'],
    ['fr', 'jusqu’à 23h', '23:00'],
    ['fr', 'fini avant 22h30', '22:30'],
    ['fr', 'jusqu’à onze heures et demie', '23:30'],
    ['fr', 'jusqu’à onze heures moins le quart', '22:45'],
  ] as const)('%s: %s', (locale, text, until) => expect(said(locale, text)).toEqual({ until }))
})

describe('years, type, language, country, platform', () => {
  it.each([
    ['en', '80s', { yearFrom: 1980, yearTo: 1989 }],
    ['en', 'early 1990s', { yearFrom: 1990, yearTo: 1994 }],
    ['en', 'before 1960', { yearTo: 1959 }],
    ['en', 'since 2015', { yearFrom: 2015 }],
    ['en', 'before 1990', { yearTo: 1989 }],
    ['en', 'until 1990', { yearTo: 1990 }],
    ['de', 'bis 1990', { yearTo: 1990 }],
    ['es', 'hasta 1990', { yearTo: 1990 }],
    ['pt', 'até 1990', { yearTo: 1990 }],
    ['fr', 'jusqu’en 1990', { yearTo: 1990 }],
    ['fr', 'max des années 2000', { yearTo: 2009 }],
    ['en', '90s or 80s', { yearFrom: 1980, yearTo: 1999 }],
    ['de', '70er oder 80er', { yearFrom: 1970, yearTo: 1989 }],
    ['fr', 'années 70 ou 80', { yearFrom: 1970, yearTo: 1989 }],
    ['es', 'años 70 u 80', { yearFrom: 1970, yearTo: 1989 }],
    ['pt', 'anos 70 ou 80', { yearFrom: 1970, yearTo: 1989 }],
    ['es', 'una del 94', { yearFrom: 1994, yearTo: 1994 }],
    ['de', 'vor 1970, schwarz weiß', { yearTo: 1969 }],
    ['en', '80s classic', { yearFrom: 1980, yearTo: 1989 }],
    ['en', 'silent film of the 20s', { type: 'movie', yearFrom: 1920, yearTo: 1929 }],
    ['fr', 'muet, années 20', { yearFrom: 1920, yearTo: 1929 }],
    ['en', '2010s on netflix', { yearFrom: 2010, yearTo: 2019, service: 'netflix' }],
    ['en', '1970 to 1975', { yearFrom: 1970, yearTo: 1975 }],
    ['en', 'nothing old', { yearFrom: 2000 }],
    ['de', 'aus den zehnerjahren', { yearFrom: 2010, yearTo: 2019 }],
    ['en', 'an episode of something, 20 min', { type: 'tv', maxMinutes: 20 }],
    ['de', 'keine filme wo jemand strickt', {}],
    ['en', 'not a series', { type: 'movie' }],
    ['en', 'Korean film on Netflix', { type: 'movie', language: 'ko', service: 'netflix' }],
    ['en', 'Mexican', { country: 'MX' }],
    ['fr', 'années 80', { yearFrom: 1980, yearTo: 1989 }],
    ['fr', 'avant 1960', { yearTo: 1959 }],
    ['fr', 'pas de série', { type: 'movie' }],
    ['en', 'on netflix or disney plus', { service: 'netflix', services: ['netflix', 'disney-plus'] }],
    ['fr', 'un film sur tou.tv', { type: 'movie', service: 'tou-tv' }],
    ['de', 'prime oder netflix', { service: 'prime-video', services: ['prime-video', 'netflix'] }],
    ['de', 'alte filme find ich öde', { yearFrom: 1980 }],
    ['de', 'auf netflix oder prime', { service: 'netflix', services: ['netflix', 'prime-video'] }],
    ['en', 'nothing American', { notCountry: ['US'] }],
    ['en', 'no Korean series', { notLanguage: ['ko'] }],
    ['de', 'nichts auf Koreanisch', { notLanguage: ['ko'] }],
    ['fr', 'pas de film français', { notLanguage: ['fr'] }],
    ['es', 'que no sea española', { notLanguage: ['es'] }],
    ['pt', 'nada americano', { notCountry: ['US'] }],
    ['fr', 'série coréenne sur netflix', { type: 'tv', language: 'ko', service: 'netflix' }],
  ] as const)('%s: %s', (locale, text, expected) => expect(said(locale, text)).toEqual(expected))
})
