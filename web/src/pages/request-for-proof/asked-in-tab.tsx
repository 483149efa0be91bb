import { buildRequestPath } from '@did/credentials/request-for-proof/request-code'
import type { ProvedJudge } from '@did/credentials/verdict/find-facts'
import type { Hex } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import { Suspense, useMemo } from 'react'
import { copyLink } from '../../entities/share/copy-link.ts'
import { AskAgain } from '../../features/request-for-proof/ask-again.tsx'
import { type AskedRequest, hashRequest, publishRequest } from '../../features/request-for-proof/asked-request.ts'
import { findAsker } from '../../features/request-for-proof/find-asker.ts'
import type { Answer, AnsweredShare } from '../../features/request-for-proof/read-answers.ts'
import { useAnswers } from '../../features/request-for-proof/use-answers.ts'
import { useIsOver } from '../../features/request-for-proof/use-is-over.ts'
import { WaitingRequest } from '../../features/request-for-proof/waiting-request.tsx'
import { describeError } from '../../lib/describe-error.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { latestSeconds, timeNow } from '../../lib/page/device-clock.ts'
import { drawCode } from '../../lib/qr-code.ts'
import { askTexts as texts } from '../../texts/en/request-for-proof/asking.ts'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const AnswerList = lazyPart(async () => (await import('../../features/request-for-proof/answer-list.tsx')).AnswerList)
/** The code that checks proofs loads with its elliptic curve when the first answer has come. */
const loadCheck = () => import('../../entities/verdict/judge/check-answer.ts')
const loadInstallation = () => import('../../entities/verdict/judge/installation.ts')

type AskedInTabProps = { asked: AskedRequest; isNew: boolean; onAgain: () => void }

export function AskedInTab(props: AskedInTabProps) {
  const { asked } = props
  const published = useQuery({
    queryKey: ['asked-request', asked.request.id],
    queryFn: async () => {
      const requestHash = await hashRequest(asked.request)
      if (Date.parse(asked.request.expiresAt) > timeNow()) await publishRequest(asked)
      return requestHash
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (published.isError)
    return (
      <div className="flex flex-col gap-4">
        <QueryError
          type="server"
          query={published}
          title={texts.notMade}
          message={describeError(published.error).message}
        />
        <AskAgain onAgain={props.onAgain} />
      </div>
    )
  if (published.data === undefined) return <Loading label={texts.making} skeleton="h-64 rounded-2xl" />
  return <Published {...props} requestHash={published.data} />
}

function Published({ asked, requestHash, isNew, onAgain }: AskedInTabProps & { requestHash: Hex }) {
  const { request } = asked
  const url = `${location.origin}${buildRequestPath({ ...request, requestHash })}`
  const isOver = useIsOver(request.expiresAt)
  const code = useQuery({ queryKey: ['request-code', url], queryFn: () => drawCode(url), gcTime: 0 })
  const asker = useQuery({
    queryKey: ['asker', request.id],
    queryFn: () => findAsker(request),
    enabled: request.asker !== null,
  })
  const judges = useJudges(asked)
  const heard = useAnswers({ asked, requestHash, judge: judges.read })
  const answers = heard.data ?? []
  return (
    <div className="flex flex-col gap-6">
      <Suspense>{answers.length > 0 && <AnswerList answers={answers} judge={judges.show} />}</Suspense>
      <WaitingRequest
        asked={asked}
        requestHash={requestHash}
        url={url}
        code={code.data ?? null}
        isOver={isOver}
        isNew={isNew}
        organization={asker.data?.kind === 'accredited' ? asker.data.name : null}
        onCopy={() => void copyLink(url)}
        onAgain={onAgain}
      >
        <Listening answers={heard.data} isOver={isOver} isUnreachable={heard.isError} />
      </WaitingRequest>
    </div>
  )
}

/**
 * Both functions stay the same for one request for proof. `read` judges an answer, to tell whether
 * the page counts it. `show` judges the proof in an answer, for the verdict on screen.
 */
function useJudges(asked: AskedRequest) {
  return useMemo(() => {
    const read = async (share: AnsweredShare) => {
      const now = latestSeconds()
      const [{ judgeAnswer }, { getInstallation }] = await Promise.all([loadCheck(), loadInstallation()])
      const installation = await getInstallation(new AbortController().signal)
      if (installation === null) throw new Error('The page knows no chain to ask')
      return judgeAnswer(share, asked, { installation, now })
    }
    const show: ProvedJudge = async (...found) => (await loadCheck()).createAnswerJudge(asked)(...found)
    return { read, show }
  }, [asked])
}

/** `answers` is undefined until the server has answered once. */
type ListeningProps = { answers: readonly Answer[] | undefined; isOver: boolean; isUnreachable: boolean }

function Listening({ answers, isOver, isUnreachable }: ListeningProps) {
  const count = answers?.filter(({ kind }) => kind === 'counted').length
  if (isOver && (answers || isUnreachable))
    return (
      <Notice tone="info" icon={Clock} title={texts.over.title}>
        {describeEnd(answers)}
      </Notice>
    )
  if (isUnreachable)
    return (
      <Notice tone="wait" icon={Clock}>
        {texts.unreachable}
      </Notice>
    )
  return (
    <p className="flex items-center justify-center gap-2 text-sm text-ink-2">
      <Spinner />
      {count ? texts.answers(count) : texts.listening}
    </p>
  )
}

function describeEnd(answers: ListeningProps['answers']): string {
  if (!answers) return texts.overUnheard
  return answers.some((answer) => 'share' in answer) ? texts.over.text : texts.overUnanswered
}
