import type { APIRoute } from 'astro'
import { embeddedTitles } from '#src/catalogue/embedded/shelf.ts'
import { moodIds } from '#src/domain/mood/mood.ts'
import { countryCodes } from '#src/domain/place/country.ts'
import { defaultLocale, locales } from '#src/domain/place/locale.ts'
import { knownPlatforms } from '#src/domain/platform/knownPlatform.ts'
import { dictionaryOf } from '#src/i18n/dictionary.ts'
import { languageLabel } from '#src/i18n/format.ts'
import { formatList } from '#src/i18n/formatList.ts'
import { localePath } from '#src/i18n/paths.ts'
import { screensOf } from '#src/i18n/screens.ts'

/** A summary of the site and its addresses for language models: https://llmstxt.org */
export const GET: APIRoute = async ({ site, url }) => {
  const { site: words, moods } = dictionaryOf(defaultLocale)
  const { streaming } = screensOf(defaultLocale)
  const titles = await embeddedTitles(defaultLocale)
  const others = locales.filter((locale) => locale !== defaultLocale)
  const names = others.map((locale) => languageLabel(defaultLocale, locale))
  const paths = others.map((locale) => localePath(locale, '/'))
  const translations = `${formatList(defaultLocale, names)} have the same addresses under ${formatList(defaultLocale, paths)}`
  const link = (name: string, path: string, said: string): string =>
    `- [${name}](${new URL(path, site ?? url).href}): ${said}`
  const text = [
    `# ${words.name}`,
    '',
    `> ${words.description}`,
    '',
    `A free site without ads or tracking; nothing on it needs an account. ${titles.length} films and series are described by hand, each with how it feels (a profile over ${moodIds.length} moods), why it fits a mood, and where it streams in ${countryCodes.length} countries. It hosts no video and links to licensed services only. English stands at the root; ${translations}.`,
    '',
    '## Moods',
    '',
    'Eight picks each; movies/ or tv/ behind the address gives eight films or eight series.',
    '',
    ...moodIds.map((mood) => link(moods[mood].name, `/mood/${mood}/`, moods[mood].tagline)),
    '',
    'Two moods at once have an address of their own, such as /mood/laugh+cry/: eight titles that are both, with a reason for each side.',
    '',
    'Wishes for one evening stand in the query of a mood’s address: max (minutes) or until (2300), on (services, such as netflix), rent=1, lang (languages understood: nothing with subtitles) or from (made in), not (animal-death, sad-ending, gore and others), nudge (lighter, newer, less-famous and others). Example: /mood/calm/movies/?max=90&on=netflix&lang=en. They are read in the browser; the page without them is the same for everybody.',
    '',
    'A list is sent as /picks/?mood=cry&ids=movie-843,movie-129: up to 24 titles, shown in the reader’s language with the services of their country.',
    '',
    '## Browse',
    '',
    link('Movies', '/movies/', 'every film, best rated first, also by genre'),
    link('TV shows', '/tv-shows/', 'every series, best rated first, also by genre'),
    link('Trending', '/trending/', 'drawn anew every Monday'),
    link('How it feels', '/feels/', 'every feel by which titles are told apart, each with its best titles by mood'),
    link('Together', '/together/', 'one room, up to six phones, twelve titles: the first that all want is tonight’s'),
    link('Regional platforms', '/regional-platforms/', `the streaming services of ${countryCodes.length} countries`),
    link('Site map', '/sitemap.xml', 'every page, a page for each title among them'),
    '',
    '## Streaming services',
    '',
    ...knownPlatforms.map(({ key, name }) => link(name, `/streaming/${key}/`, streaming.descriptions[key])),
    '',
    '## Optional',
    '',
    link('About', '/about/', 'how it works and where the data come from'),
    link('Privacy', '/privacy/', 'what is stored, which is little'),
    link('Terms', '/terms/', 'the rules of use'),
    '',
  ].join('\n')
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
