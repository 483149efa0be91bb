import type { ProvedFinding } from '@did/credentials/verdict/verdict'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { dayTimeAndZone, shortDate } from '../../texts/en/frame/dates.ts'
import { developmentKeysText } from '../../texts/en/verdict/development-keys.ts'
import { provedTexts as texts } from '../../texts/en/verdict/proved.ts'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'

export function ProvedCard({ proved, isAnswer }: { proved: ProvedFinding & { ok: true }; isAnswer: boolean }) {
  const rows: [string, string][] = [
    [texts.audience, proved.audience],
    [texts.until, dayTimeAndZone(new Date(proved.until * 1000).toISOString())],
    [texts.madeOn, shortDate(proved.madeOn)],
  ]
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <CardTitle className="flex items-center gap-2">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
          {texts.title}
        </CardTitle>
        {proved.years !== undefined && <p className="text-3xl font-bold">{texts.age(proved.years)}</p>}
        <p dir="auto" className="text-lg font-medium text-balance break-words">
          {texts.fact(proved.fact)}
        </p>
        <div className="border-t border-line pt-3">
          <FactList rows={rows} />
        </div>
        {proved.hasDevelopmentKeys && <p className="text-sm text-pretty text-wait">{developmentKeysText}</p>}
        <p className="text-sm text-pretty text-ink-2">{isAnswer ? texts.answerCaution : texts.caution}</p>
      </CardBody>
    </Card>
  )
}
