import { type ReactNode, useId } from 'react'
import { recoverTexts as texts } from '../../texts/en/recovery/recover.ts'
import { Card, CardBody } from '../../ui/card.tsx'

type Props = { step: 1 | 2 | 3 | 4; heading: string; text?: string; children: ReactNode }

export function StepCard({ step, heading, text, children }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardBody className="flex flex-col gap-4">
        <div>
          <p className="text-sm text-ink-3">{texts.stepOf(step, 4)}</p>
          <h2 id={id} className="text-lg font-semibold">
            {heading}
          </h2>
          {text && <p className="mt-1 text-pretty text-ink-2">{text}</p>}
        </div>
        {children}
      </CardBody>
    </Card>
  )
}
