import { memo, type ReactElement, type ReactNode, useState } from 'react'
import { Facts } from '#src/components/ui/Facts.tsx'
import { Icon } from '#src/components/ui/Icon.tsx'
import { Poster } from '#src/components/ui/Poster.tsx'
import type { Locale } from '#src/domain/place/locale.ts'
import { parseGenre } from '#src/domain/title/genre.ts'
import { fill } from '#src/i18n/fill.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'
import { runtimeText } from '#src/i18n/runtimeText.ts'
import { CardActs } from '#src/islands/evening/CardActs.tsx'
import { SaidOfTitle } from '#src/islands/evening/SaidOfTitle.tsx'
import { TitleLink } from '#src/islands/shared/TitleLink.tsx'
import type { Recommended } from '#src/stores/recommendations.ts'
import { favoriteName } from './favoriteName.ts'

interface PickCardProps {
  readonly item: Recommended
  readonly locale: Locale
  readonly words: MoodFlowWords
  /** Whether the visitor's country is known; if so, an empty list of services means that they are unknown. */
  readonly countryKnown: boolean
  /** What stands above the first pick, which has no frame; absent for all others. */
  readonly head?: ReactNode
  /** What stands under its description. */
  readonly why?: ReactNode
  /** Under two lamps: its reasons, in place of the one. */
  readonly sides?: ReactNode
}

const namesShown = 3

/** A recommendation: poster, title, facts, reason, description, services and what one may do with it. Memoized. */
export const PickCard = memo(function PickCard(props: PickCardProps): ReactElement {
  const { item, locale, words, countryKnown, head, why, sides } = props
  const isLead = head !== undefined
  const genre = parseGenre(item.genre)
  const genreLabel = genre ? words.genres[genre] : item.genre
  return (
    <article className={isLead ? 'pick pick-lead' : 'pick'}>
      {head}
      <span className="lit">
        <Poster
          title={item.title}
          year={item.year}
          genre={item.genre}
          genreLabel={genreLabel}
          imageUrl={item.imageUrl}
        />
      </span>
      <div className="pick-top">
        <h2 className="pick-title">
          <TitleLink item={item} locale={locale} />
        </h2>
        <Facts
          item={item}
          locale={locale}
          words={words.card}
          type={item.contentType === 'movie' ? words.card.movie : words.card.tv}
          runtime={(minutes) => runtimeText(words.card, minutes)}
          genre={genreLabel}
        />
        {item.said?.map((saying) => (
          <SaidOfTitle key={saying.icon} {...saying} />
        ))}
      </div>
      <div className="pick-rest">
        {sides ??
          (item.reason && (
            <p className="reason">
              <span className="sr-only">{`${words.results.reasonPrefix} `}</span>
              {item.reason}
            </p>
          ))}
        {item.because && (
          <p className="because">
            <Icon name="heart" />
            {fill(words.results.becauseYouLike, { favorite: favoriteName(item.because, words) })}
          </p>
        )}
        {(isLead || !sides) && <p className="pick-desc">{item.description}</p>}
        {why}
        <div className="pick-foot">
          <Services
            platforms={item.labels ?? item.platforms}
            own={item.own}
            words={words}
            countryKnown={countryKnown}
            title={item.title}
          />
          <CardActs id={item.id} title={item.title} locale={locale} words={words.results.evening} isNamed={isLead} />
        </div>
      </div>
    </article>
  )
})

interface ServicesProps {
  readonly platforms: readonly string[]
  /** Those that the visitor uses, which are marked. */
  readonly own: readonly string[] | undefined
  readonly words: MoodFlowWords
  readonly countryKnown: boolean
  readonly title: string
}

/** At most three services; a '+N more' button shows the others. */
function Services({ platforms, own, words, countryKnown, title }: ServicesProps): ReactElement {
  const [open, setOpen] = useState(false)
  if (platforms.length === 0) {
    // Without a country the list says so once, above. The empty line reserves the space, so that there is no layout
    // shift when the services arrive.
    return <p className="chips hint">{countryKnown && words.card.platformsUnknown}</p>
  }
  // The visitor's own first: three are shown.
  const ordered = own ? [...own, ...platforms.filter((name) => !own.includes(name))] : platforms
  const shown = open ? ordered : ordered.slice(0, namesShown)
  const hidden = platforms.length - namesShown
  return (
    <ul className="chips" aria-label={words.card.streamsOn}>
      {shown.map((name) => (
        <li key={name} className={own?.includes(name) ? 'chip chip-own' : 'chip'}>
          {own?.includes(name) && <Icon name="check" />}
          {name}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            className="chip"
            type="button"
            aria-expanded={open}
            aria-label={open ? undefined : `${fill(words.card.more, { count: hidden })}: ${title}`}
            onClick={() => setOpen(!open)}
          >
            {open ? words.card.fewer : fill(words.card.more, { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  )
}
