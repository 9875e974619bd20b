import { useStore } from '@nanostores/react'
import { type ReactElement, useEffect, useLayoutEffect } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { colonOf } from '#src/i18n/colonOf.ts'
import { fill } from '#src/i18n/fill.ts'
import { countryName, plural } from '#src/i18n/format.ts'
import type { SentPicksWords } from '#src/i18n/islandWords.ts'
import { moodPath } from '#src/i18n/moodPaths.ts'
import { localePath } from '#src/i18n/paths.ts'
import { eveningPart } from '#src/islands/evening/eveningPart.tsx'
import { useLanguageLinks } from '#src/islands/evening/useLanguageLinks.ts'
import { Failed } from '#src/islands/mood/EmptyStates.tsx'
import { PickCard } from '#src/islands/mood/PickCard.tsx'
import { SkeletonPicks } from '#src/islands/mood/Picks.tsx'
import { $location, detecting } from '#src/stores/location.ts'
import { loading } from '#src/stores/question.ts'
import type { Recommended } from '#src/stores/recommendations.ts'
import { $sent, $sentPicks, retrySentPicks, type SentPicks as Sent, startSentPicks } from '#src/stores/sentPicks.ts'

const Notices = eveningPart(async () => (await import('#src/islands/evening/Notices.tsx')).Notices)

interface SentPicksProps {
  readonly locale: Locale
  readonly words: SentPicksWords
}

/**
 * The titles that the address names, in the light of the mood that they were picked for. The page's HTML cannot know
 * them: it has what stands for an address without titles, and what stands for them until they come.
 */
export function SentPicks({ locale, words }: SentPicksProps): ReactElement {
  const sent = useStore($sent, { ssr: () => null })
  const state = useStore($sentPicks, { ssr: () => loading })
  useEffect(() => startSentPicks(locale), [locale])
  useLight(sent)
  useLanguageLinks('/picks/', '/picks/', sent)
  if (!sent) return <Awaiting locale={locale} words={words} />
  if (sent.named === 0) return <Nothing text={words.picks.none} locale={locale} words={words} />
  if (state.status === 'loading') return <SkeletonPicks />
  if (state.status === 'failed') return <Failed words={words} retry={retrySentPicks} />
  if (state.answer.length === 0) return <Nothing text={words.picks.unknown} locale={locale} words={words} />
  return <Titles sent={sent} items={state.answer} locale={locale} words={words} />
}

/** Lights the page in the colours of the mood. */
function useLight(sent: Sent | null): void {
  const mood = sent?.moodId
  useLayoutEffect(() => {
    if (!mood) return
    const { dataset } = document.documentElement
    dataset['mood'] = mood
    return () => {
      delete dataset['mood']
    }
  }, [mood])
}

interface TitlesProps extends SentPicksProps {
  readonly sent: Sent
  readonly items: readonly Recommended[]
}

function Titles({ sent: { moodId, named }, items, locale, words }: TitlesProps): ReactElement {
  const location = useStore($location, { ssr: () => detecting })
  const country = location.status === 'known' ? countryName(locale, location.location.countryCode) : null
  const missing = named - items.length
  return (
    <>
      <p className="mt-6 text-xl text-text-2" role="status">
        {moodId && <b className="text-accent">{words.moods[moodId].name + colonOf(locale)}</b>}
        {plural(locale, words.picks.count, items.length)}
        {missing > 0 && ` · ${fill(plural(locale, words.picks.missing, missing), { all: named })}`}
      </p>
      <ol className="picks">
        {items.map((item) => (
          <li key={item.id}>
            <PickCard item={item} locale={locale} words={words} countryKnown={country !== null} />
          </li>
        ))}
      </ol>
      <p className="grid justify-items-center mt-12">
        <a className="btn" href={localePath(locale, moodId ? moodPath(moodId) : '/')}>
          {moodId ? words.picks.own : words.picks.toLamps}
        </a>
      </p>
      <p className="note">
        <Icon name="shield" />
        <span>{country ? fill(words.results.complianceIn, { country }) : words.results.compliance}</span>
      </p>
      <Notices locale={locale} />
    </>
  )
}

/** The page's HTML; scripts/page/awaitSent.ts shows one or the other. */
function Awaiting(props: SentPicksProps): ReactElement {
  return (
    <>
      <div data-sent="none">
        <Nothing text={props.words.picks.none} {...props} />
      </div>
      <div data-sent="some" hidden>
        <SkeletonPicks />
      </div>
    </>
  )
}

function Nothing({ text, locale, words }: SentPicksProps & { readonly text: string }): ReactElement {
  return (
    <div className="grid justify-items-start gap-4 mt-6">
      <p className="max-w-160 text-text-2">{text}</p>
      <a className="btn btn-quiet" href={localePath(locale, '/')}>
        {words.picks.toLamps}
      </a>
    </div>
  )
}
