import { useStore } from '@nanostores/react'
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { type ReactElement, useEffect, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { $toast, dismissToast } from '#src/stores/toast.ts'

export interface ToastsProps {
  /** The label of the landmark region: 'Notification'. */
  readonly region: string
  readonly close: string
}

const shownMs = 5000
/** How long a toast is shown that has something to press; one that only asks stays until it is answered or closed. */
const pressedMs = 10_000
const swipePx = 50

/**
 * Shows one toast at a time for five seconds. The timer pauses on hover and focus, a swipe to the right dismisses the
 * toast, and F8 moves the focus to it.
 */
export function Toasts({ region, close }: ToastsProps): ReactElement | null {
  const toast = useStore($toast, { ssr: 'initial' })
  // The markup has a style attribute, which the content security policy blocks in HTML, so it is rendered in the
  // browser only.
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (!inBrowser) return null
  return (
    <Provider label={region} duration={shownMs} swipeDirection="right" swipeThreshold={swipePx}>
      {toast && (
        <Root
          className={
            toast.tone === 'bad'
              ? 'toast toast-bad relative right-auto bottom-auto'
              : 'toast relative right-auto bottom-auto'
          }
          key={toast.id}
          duration={toast.actions ? pressedMs : toast.answers ? Number.POSITIVE_INFINITY : shownMs}
          type={toast.tone === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <Title asChild>
            <strong>{toast.title}</strong>
          </Title>
          <Description asChild>
            <p>{toast.text}</p>
          </Description>
          {toast.actions ? (
            toast.actions.map(({ name, act }) => (
              <Action key={name} className="toast-act" altText={name} onClick={act}>
                {name}
              </Action>
            ))
          ) : (
            <Close aria-label={close}>
              <Icon name="close" />
            </Close>
          )}
          {toast.answers && (
            <div className="toast-answers">
              {toast.answers.map(({ name, act }) => (
                <Action key={name} altText={name} onClick={act}>
                  {name}
                </Action>
              ))}
            </div>
          )}
        </Root>
      )}
      <Viewport className="fixed right-gutter bottom-6 z-10 [outline:none]" hotkey={['F8']} label={region} />
    </Provider>
  )
}
