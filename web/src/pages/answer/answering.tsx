import type { RequestCode } from '@did/credentials/request-code'
import type { RequestForProof } from '@did/domain/request-for-proof'
import { useQuery } from '@tanstack/react-query'
import { CircleX, Clock, QrCode } from 'lucide-react'
import { Link } from 'wouter'
import { findRequest } from '../../features/requests-for-proof/find-request.ts'
import { RequestSummary } from '../../features/requests-for-proof/request-summary.tsx'
import { useIsOver } from '../../features/requests-for-proof/use-is-over.ts'
import { useRequestCode } from '../../features/requests-for-proof/use-request-code.ts'
import { Queries } from '../../lib/queries.tsx'
import { answerTexts as texts } from '../../texts/answering.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { AnswerAsOwner } from './answer-as-owner.tsx'

export function Answering() {
  const code = useRequestCode()
  if (!code)
    return (
      <Notice
        tone="wait"
        icon={QrCode}
        title={texts.broken.title}
        action={
          <Link href="/scan-code" className={buttonClass()}>
            {texts.broken.scan}
          </Link>
        }
      >
        {texts.broken.text}
      </Notice>
    )
  return (
    <Queries>
      <Requested key={code.requestHash} code={code} />
    </Queries>
  )
}

function Requested({ code }: { code: RequestCode }) {
  const found = useQuery({
    queryKey: ['request-for-proof', code.id, code.publicKey, code.requestHash],
    queryFn: ({ signal }) => findRequest(code, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (found.isError)
    return <ErrorCard type="server" cause={found.error} message={texts.failed} onRetry={() => void found.refetch()} />
  if (found.data === undefined)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-64 rounded-2xl" />
      </Loading>
    )
  switch (found.data.kind) {
    case 'gone':
      return (
        <Notice tone="wait" icon={Clock} title={texts.gone.title}>
          {texts.gone.text}
        </Notice>
      )
    case 'different':
      return (
        <div role="alert">
          <Notice tone="bad" icon={CircleX} title={texts.different.title}>
            {texts.different.text}
          </Notice>
        </div>
      )
    case 'found':
      return <OpenRequest request={found.data.request} code={code} />
  }
}

function OpenRequest({ request, code: { requestHash } }: { request: RequestForProof; code: RequestCode }) {
  const isOver = useIsOver(request.expiresAt)
  return (
    <>
      <RequestSummary request={request} requestHash={requestHash} />
      {isOver ? (
        <Notice tone="wait" icon={Clock} title={texts.over.title}>
          {texts.over.text}
        </Notice>
      ) : (
        <AnswerAsOwner request={request} requestHash={requestHash} />
      )}
    </>
  )
}
