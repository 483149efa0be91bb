import { type ReactNode, useId } from 'react'
import { Card, CardBody } from '../../../ui/card.tsx'

export function Step({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardBody className="flex flex-col gap-4">
        <div>
          <h2 id={id} className="text-lg font-semibold">
            {heading}
          </h2>
          {text && <p className="mt-1 text-sm text-pretty text-ink-2">{text}</p>}
        </div>
        {children}
      </CardBody>
    </Card>
  )
}
