import { hasLeaveOut } from '#src/domain/evening/leaveOut.ts'
import { leaveOutSchema } from '#src/domain/evening/leaveOuts.ts'
import { isFeelId } from '#src/domain/feel/feel.ts'
import { isMoodId } from '#src/domain/mood/mood.ts'
import { countryCodes } from '#src/domain/place/country.ts'
import { platformsFor } from '#src/domain/platform/availability.ts'
import type { Title } from '#src/domain/title/title.ts'
import { moodFit } from '#src/engine/moodProfile.ts'
import type { Sentence } from './sentence.ts'

/** Fit from which on a title serves a mood. */
const servesFrom = 0.5

/**
 * Whether a title is right for a sentence: it carries one of its feels or serves one of its moods, keeps to all that is
 * said of length, type, years, language, country, person and platform, and has nothing of what is to be left out.
 */
export function titleFits(title: Title, sentence: Sentence): boolean {
  const { moods = [], feels = [], avoid = [], avoidAnyOf = [] } = sentence
  const wants = moods.length + feels.length > 0
  const isWanted =
    feels.some((feel) => title.feels.includes(feel)) || moods.some((mood) => moodFit(title, mood) >= servesFrom)
  // Where two readings are right, one that is kept to is enough.
  const isClear =
    avoid.every((one) => !carries(title, one)) &&
    (avoidAnyOf.length === 0 || avoidAnyOf.some((one) => !carries(title, one)))
  return (!wants || isWanted) && isClear && keepsTo(title, sentence)
}

function keepsTo(title: Title, sentence: Sentence): boolean {
  const { maxMinutes, minMinutes, type, yearFrom, yearTo, language, country, person, service } = sentence
  const minutes = title.type === 'movie' ? title.runtime : title.episodeMinutes
  const { year = Number.NaN } = title
  return [
    maxMinutes === undefined || (minutes ?? Number.POSITIVE_INFINITY) <= maxMinutes,
    minMinutes === undefined || (minutes ?? 0) >= minMinutes,
    type === undefined || title.type === type,
    yearFrom === undefined || year >= yearFrom,
    yearTo === undefined || year <= yearTo,
    language === undefined || title.language === language,
    country === undefined || title.countries.includes(country),
    person === undefined || title.people.includes(person),
    service === undefined || countryCodes.some((code) => platformsFor(title.availability, code).includes(service)),
  ].every(Boolean)
}

function carries(title: Title, avoided: string): boolean {
  const leaveOut = leaveOutSchema.safeParse(avoided).data
  if (leaveOut) return hasLeaveOut({ headsUp: title.headsUp ?? [], feels: title.feels, ending: title.ending }, leaveOut)
  if (isFeelId(avoided)) return title.feels.includes(avoided)
  const mood = avoided.replace(/^mood:/, '')
  return isMoodId(mood) && moodFit(title, mood) > servesFrom
}
