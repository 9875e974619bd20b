import { useStore } from '@nanostores/react'
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { type ReactElement, useEffect, useState } from 'react'
import { Icon } from '#src/components/ui/Icon.tsx'
import { $toast, dismissToast } from '#src/stores/toast.ts'

interface ToastsProps {
  /** What the region is called: 'Notification'. */
  readonly region: string
  readonly close: string
}

const shownMs = 5000
const swipePx = 50

/** One toast at a time, for five seconds; it waits under the pointer or the focus, goes by a swipe to the right, and F8 leads to it. */
export function Toasts({ region, close }: ToastsProps): ReactElement | null {
  const toast = useStore($toast, { ssr: 'initial' })
  // Its markup carries a style attribute, which the security policy refuses in HTML: it is made in the browser only.
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (!inBrowser) return null
  return (
    <Provider label={region} duration={shownMs} swipeDirection="right" swipeThreshold={swipePx}>
      {toast && (
        <Root
          className={toast.tone === 'bad' ? 'toast toast-bad' : 'toast'}
          key={toast.id}
          type={toast.tone === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <Title asChild>
            <strong>{toast.title}</strong>
          </Title>
          <Description asChild>
            <p>{toast.text}</p>
          </Description>
          <Close aria-label={close}>
            <Icon name="close" />
          </Close>
        </Root>
      )}
      <Viewport className="toasts" hotkey={['F8']} label={region} />
    </Provider>
  )
}
