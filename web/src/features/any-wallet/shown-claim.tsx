import { judgePresented } from '@did/credentials/presentation/judge-presented'
import { readPresented } from '@did/credentials/presentation/read-presented'
import type { AttestedShare } from '@did/credentials/verdict/find-revocation'
import type { PresentationProgress } from '@did/domain/portable/presentation-request'
import { presentationTexts } from '@did/domain/texts/en/verdict/presentation'
import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Suspense, useMemo } from 'react'
import { type CheckLine, Checks } from '../../entities/verdict/check-list.tsx'
import { getInstallation } from '../../entities/verdict/judge/installation.ts'
import { repeatMs } from '../../entities/verdict/judge/use-verdict.ts'
import { JudgedClaim } from '../../entities/verdict/shared-claim-verdict.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { latestSeconds } from '../../lib/page/device-clock.ts'
import { shownClaimTexts as texts } from '../../texts/en/any-wallet/shown-claim.ts'
import { Card, CardBody, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'

const PresentedRows = lazyPart(() => import('./presented-rows.tsx').then((module) => module.PresentedRows))

type Failed = Extract<PresentationProgress, { state: 'failed' }>
type Verified = Extract<PresentationProgress, { state: 'verified' }>

/**
 * Shows the claim from a wallet's answer. The server has checked the wallet's signatures. If the
 * answer contains the attestation, this browser checks it on the chain as it checks a share link.
 */
export function ShownClaim({ answer }: { answer: Failed | Verified }) {
  if (answer.state === 'failed') return <FailedAnswer answer={answer} />
  return answer.issuer.kind === 'stranger' ? <StrangersClaim answer={answer} /> : <OurClaim answer={answer} />
}

function FailedAnswer({ answer: { fault, verdict } }: { answer: Failed }) {
  return (
    <>
      <Notice role="alert" tone="bad" icon={CircleX} title={texts.failed}>
        {presentationTexts.fault[fault]}
      </Notice>
      {verdict.checks.length > 1 && <ServerChecks lines={verdict.checks} />}
    </>
  )
}

function StrangersClaim({ answer }: { answer: Verified }) {
  const { domain, id } = answer.issuer
  return <Unvouched answer={answer} title={texts.stranger.title} text={texts.stranger.text(domain ?? id)} />
}

function OurClaim({ answer }: { answer: Verified }) {
  const read = useMemo(() => readPresented({ claims: answer.claims }), [answer])
  // The shown values differ from what the verifier signed. An honest server refuses such an answer.
  if (read.kind === 'differs')
    return <FailedAnswer answer={{ state: 'failed', fault: 'words-differ', verdict: answer.verdict }} />
  if (read.kind === 'kept-back') return <Unvouched answer={answer} {...texts.serviceOnly} />
  return <Attested answer={answer} share={read.share} />
}

function Attested({ answer, share }: { answer: Verified; share: AttestedShare }) {
  const judged = useQuery({
    queryKey: ['shown-claim', share.signature],
    queryFn: async ({ signal }) => {
      const installation = (await getInstallation(signal)) ?? 'unknown'
      const now = latestSeconds()
      const issuedAt = answer.issuedAt === undefined ? null : Date.parse(answer.issuedAt) / 1000
      return judgePresented(
        { share, issuer: answer.issuer.kind, issuedAt },
        {
          installation,
          now,
          fetch: (url, init) => fetch(url, init),
          serverUrl: '',
          signal,
        },
      )
    },
    gcTime: 0,
    refetchInterval: repeatMs,
    refetchOnWindowFocus: 'always',
  })
  if (!judged.data) return <Loading label={texts.checking} skeleton="h-80 rounded-2xl" />
  return (
    <JudgedClaim
      judged={{ share, ...judged.data }}
      link={null}
      heading="h3"
      walletChecks={<ServerChecks lines={answer.verdict.checks.filter(isOfAnswer)} />}
      isChecking={judged.isFetching}
      checkAgain={() => void judged.refetch()}
      isAnswer
    />
  )
}

/** Shows a claim that no verifier's signature covers, in the words of the issuer. */
function Unvouched({ answer, title, text }: { answer: Verified; title: string; text: string }) {
  return (
    <>
      <Notice role="status" tone="wait" icon={TriangleAlert} title={title}>
        <span className="break-words">{text}</span>
      </Notice>
      <Card>
        <CardBody className="flex flex-col gap-4">
          <CardTitle>{texts.shown}</CardTitle>
          <Suspense>
            <PresentedRows answer={answer} />
          </Suspense>
        </CardBody>
      </Card>
      <ServerChecks lines={answer.verdict.checks} />
    </>
  )
}

/**
 * Only the server can read the wallet's encrypted answer, so only the server can make these checks.
 */
function ServerChecks({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>{texts.checkedBy(location.host)}</CardTitle>
        <Checks lines={lines.map(say)} />
      </CardBody>
    </Card>
  )
}

function isOfAnswer({ code }: CheckLine): boolean {
  return Object.hasOwn(presentationTexts.passed, code)
}

const own: Record<string, string> = { ...presentationTexts.passed, ...presentationTexts.warning }

/** If the page has no sentence of its own for the check's code, the server's sentence stays. */
function say(line: CheckLine): CheckLine {
  return { ...line, sentence: own[line.code] ?? line.sentence }
}
