import { type ReactElement, useId, useState } from 'react'
import type { MoodId } from '#src/domain/mood/mood.ts'
import { longestName } from '#src/domain/together/limits.ts'
import { codeLength, readRoomCode } from '#src/domain/together/roomCode.ts'
import type { TogetherIslandWords } from '#src/i18n/togetherWords.ts'
import { joinRoom } from '#src/stores/togetherRoom.ts'
import type { Invited } from './invitedBy.ts'
import { Lamps } from './Lamps.tsx'
import { named, textOf } from './named.ts'
import { Problem } from './Problem.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface JoinFormProps {
  readonly invited: Invited | null
  readonly words: TogetherIslandWords
}

/** The way into somebody's room: five letters, and a lamp or a name to be known by. */
export function JoinForm({ invited, words }: JoinFormProps): ReactElement {
  const { join, problems } = words.together
  const [lamp, setLamp] = useState<MoodId | null>(null)
  const [isJoining, setIsJoining] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const heading = useId()
  const enter = async (form: HTMLFormElement): Promise<void> => {
    const letters = readRoomCode(textOf(form, 'code'))
    if (!letters) return setProblem('invalid_request')
    setIsJoining(true)
    setProblem(null)
    const invitation = invited?.code === letters ? invited.invitation : null
    setProblem(await joinRoom(letters, { ...named(form), ...(lamp && { lamp }), ...(invitation && { invitation }) }))
    setIsJoining(false)
  }
  return (
    <form
      className="join"
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isJoining) void enter(event.currentTarget)
      }}
    >
      <h2 id={heading}>{join.heading}</h2>
      <label className="field">
        <span>{join.code}</span>
        <input
          className="input code-input"
          maxLength={codeLength * 2}
          placeholder="·····"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          name="code"
          defaultValue={invited?.code}
        />
      </label>
      <label className="field">
        <span>{join.name}</span>
        <input className="input" maxLength={longestName} name="name" autoComplete="nickname" />
        <small>{join.nameHint}</small>
      </label>
      {invited && (
        <div className="field">
          <span>{join.lamp}</span>
          <Lamps type="radio" chosen={lamp ? [lamp] : []} legend={join.lamp} onChoose={setLamp} words={words} />
        </div>
      )}
      <SubmitButton className={invited ? 'btn' : 'btn btn-quiet'} isBusy={isJoining}>
        {isJoining ? join.joining : join.submit}
      </SubmitButton>
      <Problem code={problem} words={problems} />
    </form>
  )
}
