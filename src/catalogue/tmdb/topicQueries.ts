import type { Topic } from '#src/catalogue/foundTitles.ts'
import type { FeelId } from '#src/domain/feel/feel.ts'
import { feelKeywords } from '#src/domain/feel/feelKeywords.data.ts'
import type { TitleType } from '#src/domain/title/contentType.ts'
import { genreQuery } from './genres.data.ts'
import { keywordNumbers } from './keywordNumbers.data.ts'
import { moodQueries } from './moodQueries.ts'

interface TopicQuery {
  readonly feels: readonly FeelId[]
  readonly parameters: Readonly<Record<string, string>>
}

/** Queries for one mood: those of its strongest feels. */
const mostOfMood = 2
/** Queries of one search; more would take the time of its other calls. */
const mostQueries = 3

/** The `discover` queries for the topics that a search names. Empty where TMDB has no keyword for any of them. */
export function topicQueries(topics: readonly Topic[], type: TitleType): TopicQuery[] {
  return topics
    .flatMap((topic): TopicQuery[] => {
      if (topic.kind === 'genre') return [{ feels: [], parameters: { ...genreQuery(topic.id, type) } }]
      if (topic.kind === 'origin') return [{ feels: [], parameters: { with_origin_country: topic.id } }]
      if (topic.kind === 'mood') {
        return moodQueries(topic.id, type)
          .filter(({ feel }) => feel !== null)
          .slice(0, mostOfMood)
          .map(({ feel, parameters }) => ({ feels: feel ? [feel] : [], parameters }))
      }
      const numbers = feelKeywords[topic.id].flatMap((keyword) => keywordNumbers[keyword] ?? [])
      return numbers.length > 0 ? [{ feels: [topic.id], parameters: { with_keywords: numbers.join('|') } }] : []
    })
    .slice(0, mostQueries)
}
