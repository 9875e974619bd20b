import { describe, expect, it } from 'vitest'
import type { Locale } from '#src/domain/place/locale.ts'
import { lexiconOf } from '#src/tests/support/lexiconOf.ts'
import { understand } from './understand.ts'

async function wish(locale: Locale, text: string) {
  return understand(text, { lexicon: await lexiconOf(locale), year: 2026 })
}

describe('a no behind a limit', () => {
  it.each([
    ['es', 'más de dos horas no, por favor', { maxMinutes: 120 }],
    ['es', 'series no', { type: 'movie' }],
    ['pt', 'mais de duas horas não', { maxMinutes: 120 }],
    ['fr', 'les films en noir et blanc non', { yearFrom: 1966 }],
    ['pt', 'terror não. 1h40 no máximo', { maxMinutes: 100 }],
  ] as const)('turns it round: %s, %s', async (locale, text, expected) => {
    expect(await wish(locale, text)).toMatchObject(expected)
    expect(await wish(locale, text)).not.toHaveProperty('minMinutes')
  })
})

describe('years as of today', () => {
  it.each([
    ['fr', 'un film des années 20', { yearFrom: 1920, yearTo: 1929 }],
    ['en', 'a film of the 2020s', { yearFrom: 2020, yearTo: 2029 }],
    ['en', 'something out this year', { yearFrom: 2026, yearTo: 2026 }],
    ['es', 'pelis del año pasado', { yearFrom: 2025, yearTo: 2025 }],
    ['de', 'Filme aus dem letzten Jahr', { yearFrom: 2025, yearTo: 2025 }],
    ['de', 'Filme vom letzten Jahr', { yearFrom: 2025, yearTo: 2025 }],
    ['es', 'algo de este año', { yearFrom: 2026, yearTo: 2026 }],
    ['pt', 'filme deste ano', { yearFrom: 2026, yearTo: 2026 }],
    ['fr', 'un film de cette année', { yearFrom: 2026, yearTo: 2026 }],
    ['de', 'nicht älter als fünf Jahre', { yearFrom: 2021 }],
    ['en', 'no older than ten years', { yearFrom: 2016 }],
    ['en', 'a film no more than ten years old', { yearFrom: 2016 }],
    ['de', 'ein Film, höchstens 10 Jahre alt', { yearFrom: 2016 }],
  ] as const)('%s, %s', async (locale, text, expected) => {
    expect(await wish(locale, text)).toMatchObject(expected)
  })
})

describe('a year that something happened in', () => {
  it.each([
    ['de', 'letztes Jahr war hart, was Lustiges'],
    ['es', 'me divorcié el año pasado, algo alegre'],
    ['fr', 'on a divorcé l’année dernière, un truc drôle'],
  ] as const)('is none of release: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).not.toHaveProperty('yearFrom')
  })
})

describe('how many seasons a series has', () => {
  it.each([
    ['en', 'a miniseries about true crime', 1],
    ['en', 'a series with only one season', 1],
    ['en', 'a short series', 2],
    ['pt', 'uma minissérie', 1],
    ['pt', 'série curta pra maratonar', 2],
    ['es', 'una miniserie danesa', 1],
    ['es', 'pocas temporadas', 2],
    ['de', 'eine Miniserie', 1],
    ['de', 'kurze Serie, höchstens zwei Staffeln', 2],
    ['fr', 'une mini-série', 1],
    ['fr', 'une mini-série drôle', 1],
    ['fr', 'une série d’une seule saison', 1],
  ] as const)('%s, %s', async (locale, text, maxSeasons) => {
    expect(await wish(locale, text)).toMatchObject({ type: 'tv', maxSeasons })
  })

  it('is what “short” says then', async () => {
    const found = await wish('de', 'was wie Breaking Bad, nur kurz, höchstens eine Staffel')
    expect(found).toMatchObject({ type: 'tv', maxSeasons: 1 })
    expect(found).not.toHaveProperty('maxMinutes')
  })

  it.each([
    ['en', 'the second season of something funny'],
    ['pt', 'uma temporada no campo'],
    ['de', 'eine Serie mit vielen Staffeln'],
    ['en', 'a miniseries or rather a film'],
  ] as const)('is not said by %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).not.toHaveProperty('maxSeasons')
  })
})

describe('when it has to be over', () => {
  it.each([
    ['de', 'um viertel nach zehn muss die Kiste aus sein, was Ruhiges', '22:15'],
    ['en', 'at 10 I have to leave', '22:00'],
  ] as const)('is told apart from the time, too: %s, %s', async (locale, text, until) => {
    expect(await wish(locale, text)).toMatchObject({ until })
  })

  it.each([
    ['en', 'my date is coming at 8, something romantic'],
    ['es', 'acabo de cerrar el bar a las 2 y quiero reír'],
  ] as const)('is not the time of something else: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).not.toHaveProperty('until')
  })
})

describe('what is refused and named again', () => {
  it.each([
    ['fr', 'tout sauf un truc américain, j’en ai marre d’Hollywood'],
    ['en', 'anything but american, I’ve had enough of american films'],
  ] as const)('stays refused: %s, %s', async (locale, text) => {
    const found = await wish(locale, text)
    expect(found.notCountry).toEqual(['US'])
    expect(found).not.toHaveProperty('country')
  })
})

describe('several origins', () => {
  it.each([
    ['en', 'danish or swedish crime series'],
    ['pt', 'série dinamarquesa ou sueca'],
    ['es', 'serie danesa o sueca'],
    ['de', 'dänische oder schwedische Serie'],
    ['fr', 'série danoise ou suédoise'],
  ] as const)('are each right: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).toMatchObject({ type: 'tv', language: 'da', languages: ['da', 'sv'] })
  })

  it.each([
    ['en', 'a korean or argentinian thriller', ['KR', 'AR']],
    ['pt', 'filme coreano ou argentino', ['KR', 'AR']],
    ['es', 'una coreana o argentina', ['KR', 'AR']],
    ['de', 'Koreanisch oder argentinisch', ['KR', 'AR']],
    ['fr', 'un film coréen ou argentin', ['KR', 'AR']],
    ['en', 'korean, danish or argentinian', ['KR', 'DK', 'AR']],
    ['en', 'something scandinavian or british', ['DK', 'SE', 'NO', 'FI', 'IS', 'GB']],
  ] as const)('are countries where not all of them are languages: %s, %s', async (locale, text, countries) => {
    const { language, ...found } = await wish(locale, text)
    expect({ language, countries: found.countries }).toEqual({ language: undefined, countries })
  })

  it('asks for both where a language and a country are not alternatives', async () => {
    expect(await wish('en', 'a French film from Canada')).toMatchObject({ language: 'fr', country: 'CA' })
  })

  it('are one of countries, too, and of a region', async () => {
    expect((await wish('es', 'argentina o mexicana')).countries).toEqual(['AR', 'MX'])
    expect((await wish('de', 'ein skandinavischer Film')).languages).toContain('no')
    expect((await wish('fr', 'rien de scandinave')).notLanguage).toContain('sv')
  })

  it('stay one where only one is said', async () => {
    expect(await wish('en', 'a french film')).not.toHaveProperty('languages')
  })
})

describe('seasons', () => {
  it.each([
    ['en', 'a sitcom, no more than three seasons', 3],
    ['en', 'max 2 seasons on netflix', 2],
    ['de', 'maximal 4 Staffeln', 4],
    ['fr', 'pas plus de 3 saisons', 3],
    ['fr', 'une série, deux saisons maximum', 2],
    ['es', 'no más de tres temporadas', 3],
    ['pt', 'série com até três temporadas', 3],
    ['es', 'una temporada máximo', 1],
    ['es', 'como máximo dos temporadas', 2],
    ['en', 'fewer than three seasons', 2],
    ['de', 'weniger als drei Staffeln', 2],
    ['fr', 'une série de moins de 4 saisons', 3],
    ['fr', 'une saison max', 1],
    ['fr', '2 saisons ça suffit', 2],
    ['de', 'eine Staffel reicht mir', 1],
    ['es', 'una temporada me basta', 1],
    ['en', '2 seasons is plenty', 2],
  ] as const)('are at most as many: %s, %s', async (locale, text, maxSeasons) => {
    const found = await wish(locale, text)
    expect(found).toMatchObject({ type: 'tv', maxSeasons })
    expect(found).not.toHaveProperty('until')
  })

  it('are not bounded by how many there are to be at least', async () => {
    expect(await wish('en', 'at least three seasons')).not.toHaveProperty('maxSeasons')
  })
})

describe('old', () => {
  it.each([
    ['en', 'an old movie'],
    ['en', 'an old comedy with my nan'],
    ['de', 'ein alter Film'],
    ['fr', 'un vieux film'],
  ] as const)('is told by the year: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).toHaveProperty('yearTo', 1979)
  })

  it.each([
    ['en', 'old enough for horror'],
    ['de', 'alt genug für Horror'],
  ] as const)('enough is no year: %s, %s', async (locale, text) => {
    expect(await wish(locale, text)).not.toHaveProperty('yearTo')
  })
})

describe('the last years', () => {
  it.each([
    ['en', 'comedies of the last', 'years'],
    ['de', 'Komödien aus den letzten', 'Jahren'],
    ['de', 'Komödien der letzten', 'Jahre'],
    ['fr', 'comédies des', 'dernières années'],
    ['es', 'comedias de los últimos', 'años'],
    ['pt', 'comédias dos últimos', 'anos'],
  ] as const)('are counted back from this one: %s, %s … %s', async (locale, before, behind) => {
    for (const years of [5, 10, 20, 30]) {
      const { yearFrom, yearTo, moods } = await wish(locale, `${before} ${years} ${behind}`)
      expect([yearFrom, yearTo, Object.keys(moods)]).toEqual([2026 - years, undefined, ['laugh']])
    }
  })

  it('are a range with a hyphen, too', async () => {
    expect(await wish('en', 'thriller 1990-1999')).toMatchObject({ yearFrom: 1990, yearTo: 1999 })
    expect(await wish('es', '1970-1975')).toMatchObject({ yearFrom: 1970, yearTo: 1975 })
  })
})

describe('a length', () => {
  it.each([
    ['en', 'under 1 1/2 hours', { maxMinutes: 90 }],
    ['de', 'unter 1 1/2 Stunden', { maxMinutes: 90 }],
    ['es', '1 1/2 horas', { maxMinutes: 90 }],
    ['en', 'between 90 minutes and 2 hours', { minMinutes: 90, maxMinutes: 120 }],
    ['en', '1h30 to 2h', { minMinutes: 90, maxMinutes: 120 }],
    ['de', 'zwischen 90 Minuten und 2 Stunden', { minMinutes: 90, maxMinutes: 120 }],
    ['fr', 'entre 1h30 et 2h', { minMinutes: 90, maxMinutes: 120 }],
    ['es', 'entre hora y media y dos horas', { minMinutes: 90, maxMinutes: 120 }],
    ['pt', 'uma hora e meia e nem um minuto a mais', { maxMinutes: 90 }],
    ['de', 'anderthalb Stunden und keine Minute länger', { maxMinutes: 90 }],
  ] as const)('in fractions and between two: %s, %s', async (locale, text, expected) => {
    const { minMinutes, maxMinutes } = await wish(locale, text)
    expect({ minMinutes, maxMinutes }).toEqual({ minMinutes: undefined, ...expected })
  })
})
