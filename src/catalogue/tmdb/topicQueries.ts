import type { ShelfFindings, Topic } from '#src/catalogue/foundTitles.ts'
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

/**
 * The `discover` queries for the topics that a search names: one for each, or a single one for those that it names
 * together. Empty where TMDB has no keyword for any of them.
 */
export function topicQueries(
  { topics, together }: Pick<ShelfFindings, 'topics' | 'together'>,
  type: TitleType,
): TopicQuery[] {
  if (together.length === 0) return topics.flatMap((topic) => queriesOf(topic, type)).slice(0, mostQueries)
  const parts = together.map((topic) => queriesOf(topic, type)[0])
  const parameters: Record<string, string> = {}
  for (const part of parts) {
    // Without one of the topics the others would find something else.
    if (!part) return []
    for (const [name, value] of Object.entries(part.parameters)) {
      const before = parameters[name]
      // A comma is "and", as a bar is "or"; TMDB does not mix them.
      if (before && `${before}${value}`.includes('|')) return []
      parameters[name] = before ? `${before},${value}` : value
    }
  }
  return [{ feels: parts.flatMap((part) => part?.feels ?? []), parameters }]
}

function queriesOf(topic: Topic, type: TitleType): TopicQuery[] {
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
}
