import { useStore } from '@nanostores/react'
import { type ReactElement, useState } from 'react'
import { MoodIcon } from '#src/components/ui/MoodIcon.tsx'
import type { MoodId } from '#src/domain/mood/mood.ts'
import type { ProfileWords } from '#src/i18n/islandWords.ts'
import { $account, keepMoods } from '#src/stores/account.ts'
import { announceSave } from './announceSave.ts'
import { PendingNotice } from './PendingNotice.tsx'
import { ProfileRow } from './ProfileRow.tsx'
import { Switch } from './Switch.tsx'

interface MoodMemoryProps {
  /** Newest first. */
  readonly history: readonly MoodId[]
  readonly words: ProfileWords
}

const moodsShown = 10

/** The switch for remembering picked moods, saved immediately, and the remembered moods. */
export function MoodMemory({ history, words }: MoodMemoryProps): ReactElement {
  const { profile, account, moodNames } = words
  const details = useStore($account)
  /** The switch's optimistic value while the request is pending. */
  const [wish, setWish] = useState<boolean | null>(null)
  const toggle = async (on: boolean): Promise<void> => {
    setWish(on)
    const outcome = await keepMoods(on)
    setWish(null)
    const [title, text] = on
      ? [account.moodsKept, account.moodsKeptText]
      : [account.moodsForgotten, account.moodsForgottenText]
    announceSave(outcome, words.toasts, { title, text })
  }
  const on = wish ?? details?.keepsMoodHistory ?? false
  return (
    <ProfileRow heading={account.moods} hint={account.moodsHint}>
      <div>
        <Switch
          label={account.keepMoods}
          on={on}
          toggle={() => void toggle(!on)}
          disabled={details === null || wish !== null}
        />
        <p className="hint">{account.keepMoodsHint}</p>
        <PendingNotice isPending={wish !== null} text={account.stillTrying} />
      </div>
      <div className="grid gap-1.5">
        <p className="label" id="recent-moods">
          {profile.moodHistory}
        </p>
        {history.length === 0 && <p className="hint">{profile.noMoods}</p>}
        <ol className="history flex flex-wrap gap-2" aria-labelledby="recent-moods">
          {history.slice(0, moodsShown).map((mood, index) => (
            <li
              className="grid place-items-center size-11 rounded-full bg-tint text-[1.125rem] text-accent rim"
              // biome-ignore lint/suspicious/noArrayIndexKey: one mood may stand many times, in order
              key={index}
              data-mood={mood}
              title={moodNames[mood]}
            >
              <MoodIcon mood={mood} />
              <span className="sr-only">{moodNames[mood]}</span>
            </li>
          ))}
        </ol>
      </div>
    </ProfileRow>
  )
}
