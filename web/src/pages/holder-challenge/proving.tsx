import { type ChallengeCode, parseChallengePath } from '@did/credentials/holder-challenge/challenge-link'
import type { HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import QrCode from 'lucide-react/icons/qr-code'
import { useMemo } from 'react'
import { AnswerChallenge } from '../../features/holder-challenge/answer-challenge.tsx'
import { AskedFor } from '../../features/holder-challenge/asked-for.tsx'
import { findQuestion } from '../../features/holder-challenge/find-question.ts'
import { useAddress } from '../../lib/page/use-address.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { proveTexts as texts } from '../../texts/en/holder-challenge/holder-challenge.ts'
import { Card, CardBody } from '../../ui/card.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'

export function Proving() {
  const { pathname, hash } = useAddress()
  const code = useMemo(() => parseChallengePath({ pathname, hash }), [pathname, hash])
  if (!code)
    return (
      <Notice tone="wait" icon={QrCode} title={texts.broken.title}>
        {texts.broken.text}
      </Notice>
    )
  return (
    <Queries>
      <Asked key={code.id} code={code} />
    </Queries>
  )
}

function Asked({ code }: { code: ChallengeCode }) {
  const found = useQuery({
    queryKey: ['holder-challenge', code.id],
    queryFn: ({ signal }) => findQuestion(code, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (found.isError) return <QueryError type="server" query={found} message={texts.failed} />
  if (found.data === undefined) return <Loading label={texts.loading} skeleton="h-64 rounded-2xl" />
  switch (found.data.kind) {
    case 'gone':
      return (
        <Notice tone="wait" icon={Clock} title={texts.gone.title}>
          {texts.gone.text}
        </Notice>
      )
    case 'broken':
      return (
        <Notice tone="wait" icon={QrCode} title={texts.broken.title}>
          {texts.broken.text}
        </Notice>
      )
    case 'found':
      return <Question code={code} question={found.data.question} />
  }
}

function Question({ code, question }: { code: ChallengeCode; question: HolderQuestion }) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <AskedFor question={question} />
        <AnswerChallenge code={code} question={question} />
      </CardBody>
    </Card>
  )
}
