import { parseRequestCode, type RequestCode } from '@did/credentials/request-for-proof/request-code'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import QrCode from 'lucide-react/icons/qr-code'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { findRequest } from '../../features/request-for-proof/find-request.ts'
import { RequestSummary } from '../../features/request-for-proof/request-summary.tsx'
import { useIsOver } from '../../features/request-for-proof/use-is-over.ts'
import { useAddress } from '../../lib/page/use-address.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { answerTexts as texts } from '../../texts/en/request-for-proof/answering.ts'
import { buttonClass } from '../../ui/button.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { AnswerAsOwner } from './answer-as-owner.tsx'

export function Answering() {
  const { pathname, hash } = useAddress()
  const code = useMemo(() => parseRequestCode({ pathname, hash }), [pathname, hash])
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
  if (found.isError) return <QueryError type="server" query={found} message={texts.failed} />
  if (found.data === undefined) return <Loading label={texts.loading} skeleton="h-64 rounded-2xl" />
  switch (found.data.kind) {
    case 'gone':
      return (
        <Notice tone="wait" icon={Clock} title={texts.gone.title}>
          {texts.gone.text}
        </Notice>
      )
    case 'different':
      return (
        <Notice role="alert" tone="bad" icon={CircleX} title={texts.different.title}>
          {texts.different.text}
        </Notice>
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
