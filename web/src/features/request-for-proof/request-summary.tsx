import type { Hex } from '@did/domain/hex'
import { quoteWords } from '@did/domain/proof/quote-words'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { describeStatement } from '@did/domain/texts/en/proof/statements'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { dayTimeAndZone } from '../../texts/en/frame/dates.ts'
import { answerTexts as texts } from '../../texts/en/request-for-proof/answering.ts'
import { Card, CardBody } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Asker, findAsker } from './find-asker.ts'
import { MatchingCharacters } from './matching-characters.tsx'

export function RequestSummary({ request, requestHash }: { request: RequestForProof; requestHash: Hex }) {
  const asker = useQuery({ queryKey: ['asker', request.id, requestHash], queryFn: () => findAsker(request) })
  const website = asker.data?.kind === 'accredited' && asker.data.domain ? asker.data.domain : null
  const rows = [
    [texts.audience, quoteWords(request.audience)],
    ...(website ? [[texts.website, website] as const] : []),
    [texts.until, dayTimeAndZone(request.expiresAt)],
  ] as const
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <p dir="auto" className="text-lg font-medium text-pretty break-words">
          {texts.asks(describeStatement(request.statement))}
        </p>
        <section aria-label={texts.from} aria-live="polite">
          <WhoAsks asker={asker.data} isUnchecked={asker.isError} />
        </section>
        <FactList rows={rows} />
        <MatchingCharacters requestHash={requestHash} label={texts.matching} hint={texts.matchingHint} />
      </CardBody>
    </Card>
  )
}

function WhoAsks({ asker, isUnchecked }: { asker: Asker | undefined; isUnchecked: boolean }) {
  if (asker?.kind === 'accredited')
    return (
      <Notice tone="ok" icon={BadgeCheck} title={texts.from}>
        {texts.accredited(asker.name)}
      </Notice>
    )
  if (asker || isUnchecked)
    return (
      <Notice tone="wait" icon={TriangleAlert} title={texts.unknownAsker}>
        {asker ? texts.unknownText : texts.askerUnchecked}
      </Notice>
    )
  return <p className="text-sm text-ink-2">{texts.checkingAsker}</p>
}
