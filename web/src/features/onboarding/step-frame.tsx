import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBackCloses } from '../../lib/page/use-back-closes.ts'
import { onboardingTexts } from '../../texts/en/onboarding/onboarding.ts'
import { Button } from '../../ui/button.tsx'

type StepFrameProps = { title: string; text: string; onBack?: () => void; children: ReactNode }

/**
 * The heading of a new step takes the focus, because the pressed button has disappeared. The
 * browser's Back button does the same as the step's own Back button.
 */
export function StepFrame({ title, text, onBack, children }: StepFrameProps) {
  useBackCloses(() => onBack?.(), { isOpen: onBack !== undefined })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex animate-fade flex-col gap-5">
      <div>
        {onBack && (
          <Button variant="quiet" className="mb-2 -ms-4" onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
            {onboardingTexts.back}
          </Button>
        )}
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {title}
        </h2>
        <p className="mt-1 text-pretty text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  )
}
