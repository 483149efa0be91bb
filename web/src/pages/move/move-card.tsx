import { type ReactNode, useId } from 'react'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'

type Props = { heading: string; text?: string; children: ReactNode }

export function MoveCard({ heading, text, children }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardBody className="flex flex-col gap-4">
        <div>
          <CardTitle id={id}>{heading}</CardTitle>
          {text && <p className="mt-1 text-pretty text-ink-2">{text}</p>}
        </div>
        {children}
      </CardBody>
    </Card>
  )
}

export function KeyAddress({ children }: { children: string }) {
  return <p className="font-mono text-sm break-all">{children}</p>
}
