import type { ProvedFinding } from '@did/credentials/verdict'
import { ShieldCheck } from 'lucide-react'
import { dayAndTime, shortDate } from '../../texts/dates.ts'
import { provedTexts as texts } from '../../texts/proved.ts'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'

/** The fact, for whom and until when; and what a proof cannot do. */
export function ProvedCard({ proved }: { proved: ProvedFinding & { ok: true } }) {
  const rows = [
    [texts.audience, proved.audience],
    [texts.until, dayAndTime(new Date(proved.until * 1000).toISOString())],
    [texts.madeOn, shortDate(proved.madeOn)],
  ]
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <CardTitle className="flex items-center gap-2">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
          {texts.title}
        </CardTitle>
        <p dir="auto" className="text-lg font-medium text-pretty break-words">
          {texts.fact(proved.fact)}
        </p>
        <dl className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-3">{name}</dt>
              <dd dir="auto" className="break-words">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-pretty text-ink-2">{texts.caution}</p>
      </CardBody>
    </Card>
  )
}
