import type { ScoredTitle, ShelfFindings, Topic } from '#src/catalogue/foundTitles.ts'
import { hitScores, withinScore } from '#src/catalogue/hitScores.ts'
import { moods } from '#src/domain/mood/mood.ts'
import type { Title } from '#src/domain/title/title.ts'

/** Minimum votes of a title that has the name of a genre or a feel: not "#Horror". */
const leastVotes = 300

/**
 * Whether a hit by name counts beside the titles of the topics that a search names. It has to be well known, and either
 * have exactly that name or be of the topics, too: "Funny People" is a comedy, "Funny Games" a fright.
 */
export function countsBesideTopics(
  { title, score }: ScoredTitle,
  { topics, together }: Pick<ShelfFindings, 'topics' | 'together'>,
): boolean {
  if ((title.votes ?? 0) < leastVotes) return false
  if (score >= hitScores.own.same) return true
  // What is found by names that TMDB does not show stands at the beginnings of words.
  if (score <= hitScores.other.wordBeginnings + withinScore) return false
  const isOf = (topic: Topic): boolean => carries(title, topic)
  return together.length > 0 ? together.every(isOf) : topics.some(isOf)
}

function carries({ feels, genres, countries }: Title, topic: Topic): boolean {
  if (topic.kind === 'feel') return feels.includes(topic.id)
  if (topic.kind === 'origin') return countries.includes(topic.id)
  // A mood's second genre is too wide: half of all titles are dramas.
  const genre = topic.kind === 'mood' ? moods[topic.id].genres[0] : topic.id
  return genre !== undefined && genres.includes(genre)
}
