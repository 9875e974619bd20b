import { expect, it } from 'vitest'
import { noWishes, type Tonight } from '#src/domain/evening/tonight.ts'
import { evening as words } from '#src/i18n/en/evening.ts'
import { clockSaying } from './clockSaying.ts'

const now = new Date(2026, 10, 28, 21, 10)
const series = { minutes: 24, type: 'tv' } as const
const film = { minutes: 88, type: 'movie' } as const

const said = (
  title: Parameters<typeof clockSaying>[0],
  wish: Partial<Tonight>,
  saysEpisode = true,
): readonly string[] =>
  clockSaying(title, { tonight: { ...noWishes, ...wish }, now, locale: 'en', words, saysEpisode }).map(
    ({ text }) => text,
  )

it('says how long an episode is wherever a length is wished for, unless the card says it anyway', () => {
  for (const wish of [{ max: 90 }, { nudge: ['shorter'] }] as const) {
    expect(said(series, wish)).toEqual(['24 minutes an episode'])
    expect(said(series, wish, false)).toEqual([])
    expect(said(film, wish)).toEqual([])
    expect(said({ type: 'tv' }, wish)).toEqual(['length not known'])
  }
  expect(said(series, {})).toEqual([])
  expect(said({ type: 'tv' }, {})).toEqual([])
})

it('says when a title would be over, and how many episodes that is', () => {
  expect(said(series, { until: '22:10' })).toEqual(['2 episodes, done by 21:58 · 24 minutes an episode'])
  expect(said(series, { until: '21:40' }, false)).toEqual(['1 episode, done by 21:34'])
  expect(said(film, { until: '23:00' })).toEqual(['done by 22:38'])
})
