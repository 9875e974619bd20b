import { useStore } from '@nanostores/react'
import { type ReactElement, useRef } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { hasWish, type Tonight } from '#src/domain/evening/tonight.ts'
import type { Locale } from '#src/domain/place/locale.ts'
import { fill } from '#src/i18n/fill.ts'
import { plural } from '#src/i18n/format.ts'
import type { SavedPageWords } from '#src/i18n/islandWords.ts'
import { SkeletonCards } from '#src/islands/lists/ListStates.tsx'
import { $cardsAsked } from '#src/stores/savedCards.ts'
import { $savedView, type SavedView } from '#src/stores/savedView.ts'
import { $tonight } from '#src/stores/tonight.ts'
import { misfits, type SavedEntry } from './arrangeSaved.ts'
import { KeptCard } from './KeptCard.tsx'
import { NarrowSaved } from './NarrowSaved.tsx'
import { useFocusOnLeave } from './useFocusOnLeave.ts'
import type { SavedList } from './useSavedList.ts'

interface SavedCardsProps {
  readonly part: 'saved' | 'seen'
  readonly list: SavedList
  readonly locale: Locale
  readonly words: SavedPageWords
}

const skeletons = 6

/** Saved or seen titles: controls, a sentence that counts, the cards, and what waits because it does not fit. */
export function SavedCards(props: SavedCardsProps): ReactElement {
  const { part, list, locale, words } = props
  const view = useStore($savedView)
  const asked = useStore($cardsAsked)
  const count = useRef<HTMLParagraphElement>(null)
  const total = list.marks[part].length
  useFocusOnLeave(count, total)
  const known = list.fitting.length + list.waiting.length
  return (
    <>
      <NarrowSaved view={view} locale={locale} words={words} />
      <h2 className="sr-only">{words.saved.parts[part]}</h2>
      <p className="count-line" role="status" tabIndex={-1} ref={count}>
        <CountLine part={part} view={view} total={total} list={list} locale={locale} words={words} />
      </p>
      {known === 0 && asked === 'asking' && <SkeletonCards count={skeletons} />}
      {asked === 'failed' && (
        <div className={known === 0 ? 'empty' : 'note'} role="alert">
          <p>{words.saved.failed}</p>
          <button className={known === 0 ? 'btn' : 'back'} type="button" onClick={list.retry}>
            {words.saved.retry}
          </button>
        </div>
      )}
      <Cards {...props} entries={list.shown} />
      {list.hasMore && (
        <p className="grid justify-items-center mt-12">
          <button className="btn btn-quiet" type="button" onClick={list.showMore}>
            {words.saved.more}
          </button>
        </p>
      )}
      {asked === 'idle' && list.unshown.length > 0 && (
        <p className="note">{plural(locale, words.saved.unshown, list.unshown.length)}</p>
      )}
      {list.waiting.length > 0 && (
        <details className="waits">
          <summary>
            <Icon name="chevron" />
            {waitText(list, view, locale, words.saved)}
          </summary>
          <Cards {...props} entries={list.waiting} />
        </details>
      )}
    </>
  )
}

function Cards({ entries, part, locale, words }: SavedCardsProps & { readonly entries: readonly SavedEntry[] }) {
  return (
    <ul className="shelf shelf-6 kept">
      {entries.map((entry) => (
        <li key={entry.mark.id}>
          <KeptCard entry={entry} part={part} locale={locale} words={words} />
        </li>
      ))}
    </ul>
  )
}

interface CountLineProps extends SavedCardsProps {
  readonly view: SavedView
  readonly total: number
}

/** 'Of 23 saved, 12 are on your services.' */
function CountLine({ part, view, total, list, locale, words: { saved } }: CountLineProps): ReactElement {
  const tonight = useStore($tonight)
  const forms = fitForms(view, tonight, saved)
  if (!forms) return <b>{plural(locale, saved.count[part], total)}</b>
  const among = list.fitting.length + list.waiting.length
  return (
    <>
      {plural(locale, saved.of[part], among)}{' '}
      <b>{fill(plural(locale, forms, list.fitting.length), { length: lengthOf(tonight, locale) })}</b>
    </>
  )
}

/** '2 hours', '90 minutes'; empty without a length. */
function lengthOf({ max }: Tonight, locale: Locale): string {
  if (max === null) return ''
  const [value, unit] = max % 60 === 0 ? [max / 60, 'hour'] : [max, 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

function fitForms({ type }: SavedView, tonight: Tonight, { fit }: SavedPageWords['saved']) {
  const isNarrowed = hasWish(tonight)
  const isMine = isNarrowed && !hasWish({ ...tonight, on: [] })
  const isUnder = tonight.on.length > 0 && tonight.max !== null && !hasWish({ ...tonight, on: [], max: null })
  if (type === 'all' && isUnder) return fit.mineUnder
  if (type === 'all') return isMine ? fit.mine : isNarrowed ? fit.wishes : null
  if (type === 'movie') return isMine ? fit.movieMine : isNarrowed ? fit.movieWishes : fit.movie
  return isMine ? fit.tvMine : isNarrowed ? fit.tvWishes : fit.tv
}

/** 'The other 11 wait: 7 are elsewhere, 4 last too long.' */
function waitText(
  { waiting, why }: SavedList,
  { type }: SavedView,
  locale: Locale,
  words: SavedPageWords['saved'],
): string {
  const reasons = misfits.flatMap((misfit) => {
    const count = why.get(misfit)
    if (!count) return []
    const forms = misfit === 'otherType' ? words.otherType[type === 'tv' ? 'tv' : 'movie'] : words[misfit]
    return [plural(locale, forms, count)]
  })
  return fill(plural(locale, words.waits, waiting.length), { why: reasons.join(', ') })
}
