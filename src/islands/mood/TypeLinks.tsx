import type { MouseEvent, ReactElement } from 'react'
import { type ContentType, contentTypes } from '#src/domain/title/contentType.ts'
import type { MoodFlowWords } from '#src/i18n/islandWords.ts'

interface TypeLinksProps {
  readonly chosen: ContentType
  readonly words: MoodFlowWords
  readonly addressOf: (contentType: ContentType) => string
  /** What a press does in place of opening the address, if anything. */
  readonly onPress?: (event: MouseEvent, contentType: ContentType) => void
}

/** All, movies or TV: links between three pages of results. */
export function TypeLinks({ chosen, words, addressOf, onPress }: TypeLinksProps): ReactElement {
  return (
    <nav className="max-md:w-full" aria-label={words.results.narrow}>
      <ul className="seg" aria-label={words.contentTypes.legend}>
        {contentTypes.map((one) => (
          <li key={one}>
            <a
              href={addressOf(one)}
              aria-current={one === chosen ? 'page' : undefined}
              onClick={onPress && ((event) => onPress(event, one))}
            >
              {words.contentTypes[one].short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
