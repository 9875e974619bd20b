import type { ReactElement, ReactNode } from 'react'
import { useIsInHtml } from '#src/components/ui/useDeferredRender.ts'

interface SubmitButtonProps {
  readonly className: string
  readonly isBusy: boolean
  readonly children: ReactNode
}

/**
 * Submits its form, also where it was pressed before the form was hydrated: as a plain button in the page's HTML it is
 * pressed again then, while a submit button would have opened the page anew.
 */
export function SubmitButton({ className, isBusy, children }: SubmitButtonProps): ReactElement {
  const isInHtml = useIsInHtml()
  return (
    <button
      className={className}
      type={isInHtml ? 'button' : 'submit'}
      aria-disabled={isBusy}
      onClick={({ currentTarget }) => {
        if (currentTarget.type === 'button') currentTarget.form?.requestSubmit()
      }}
    >
      {children}
    </button>
  )
}
