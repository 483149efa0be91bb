import { findWrittenIssuer } from '@did/domain/protocol/own-issuer'
import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import { type ReactNode, Suspense } from 'react'
import { tellClaimType } from '../../../entities/claim/tell-claim-type.ts'
import { QuestionExchange } from '../../../entities/verification/question-exchange.tsx'
import { describeSigned, SignedLines } from '../../../entities/verification/signed-summary.tsx'
import { cn } from '../../../lib/cn.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { questionTexts } from '../../../texts/en/verification/questions.ts'
import { openedRequestTexts as texts } from '../../../texts/en/verification/verifier-desk.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Quoted } from '../../../ui/text/quoted.tsx'
import { AskedFields, type Marks } from './asked-fields.tsx'
import { type HrefOf, KnownAbout, OtherRequests } from './known-about.tsx'

const ClaimHistory = lazyPart(async () => (await import('../../../entities/claim/claim-history.tsx')).ClaimHistory)

type EvidenceProps = Marks & { opened: OpenedRequest; hrefOf: HrefOf }

/**
 * What the verifier signs stands above what helps to decide, or to the right of it if the pane is
 * wide enough.
 */
export function Evidence({ opened, hrefOf, ...marks }: EvidenceProps) {
  const { request } = opened
  return (
    <div className="@container">
      <div className={cn('grid gap-5', request.status === 'pending' && '@lg:grid-cols-2')}>
        {request.status === 'pending' && (
          <div className="min-w-0 @lg:order-last">
            <Part heading={texts.signs}>
              <p dir="auto" data-news className="break-words">
                {describeSigned(request)}
              </p>
              <AskedFields opened={opened} {...marks} />
              <p className="text-sm text-ink-2">{texts.signsLevel}</p>
              <Disclosure summary={texts.signsAll} isLazy>
                <SignedLines request={request} />
              </Disclosure>
            </Part>
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-5">
          {request.questions.length > 0 && <Conversation request={request} />}
          <Part heading={texts.claim}>
            {request.status !== 'pending' && <AskedFields opened={opened} {...marks} />}
            <Wording request={request} />
          </Part>
          <Background opened={opened} hrefOf={hrefOf} />
          {request.questions.length === 0 && <Conversation request={request} />}
        </div>
      </div>
    </div>
  )
}

function Background({ opened, hrefOf }: Pick<EvidenceProps, 'opened' | 'hrefOf'>) {
  const { request, did } = opened
  const { requester } = request
  const since = shortDate(did.since)
  return (
    <>
      <Part heading={texts.owner}>
        <Facts>
          <Fact term={texts.username}>
            <Quoted words={requester.username} />
          </Fact>
          <Fact term={texts.didSince}>{did.onChain ? texts.onChain(since) : texts.notOnChain(since)}</Fact>
          <Fact term={texts.didToken} isMono>
            {request.didTokenId}
          </Fact>
          <Fact term={texts.wallet} isMono>
            {requester.walletAddress}
          </Fact>
        </Facts>
      </Part>
      <Part heading={texts.known}>
        <KnownAbout opened={opened} hrefOf={hrefOf} />
        <Disclosure summary={texts.history} isLazy>
          <Suspense>
            <ClaimHistory claimId={request.claimId} reader="verifier" />
          </Suspense>
        </Disclosure>
      </Part>
      <Part heading={texts.others}>
        <OtherRequests others={opened.others} hrefOf={hrefOf} />
      </Part>
    </>
  )
}

/**
 * An answer of the owner helps to decide more than anything else, so questions and answers stand
 * above the other evidence.
 */
function Conversation({ request }: Pick<OpenedRequest, 'request'>) {
  return (
    <Part heading={texts.conversation}>
      {request.questions.length === 0 && <p className="text-sm text-ink-2">{texts.noQuestions}</p>}
      <QuestionExchange
        questions={request.questions}
        asks={questionTexts.youAsked}
        answers={questionTexts.theyAnswered(request.requester.username)}
        unanswered={request.status === 'pending' ? questionTexts.waiting : questionTexts.unanswered}
      />
    </Part>
  )
}

function Wording({ request }: Pick<OpenedRequest, 'request'>) {
  const { claim } = request
  const requested = <Fact term={texts.requested}>{shortDate(request.requestDate)}</Fact>
  if (claim === null)
    return (
      <>
        <p>{texts.replaced}</p>
        <Facts>
          <Fact term={texts.hash} isMono>
            {request.claimHash ?? texts.noHash}
          </Fact>
          {requested}
        </Facts>
      </>
    )
  return (
    <>
      {claim.description !== claim.title && (
        <p>
          <Quoted words={claim.description} className="whitespace-pre-line" />
        </p>
      )}
      <Facts>
        <Fact term={texts.type}>{tellClaimType(claim.type)}</Fact>
        <Fact term={texts.issued}>{shortDate(claim.issueDate)}</Fact>
        {findWrittenIssuer(claim.issuer) && (
          <Fact term={texts.issuer}>
            <small className="text-xs text-ink-3">
              <Quoted words={claim.issuer} />
            </small>
          </Fact>
        )}
        {requested}
      </Facts>
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h4 className="text-sm font-semibold text-ink-2">{heading}</h4>
      {children}
    </section>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-3">{children}</dl>
}

function Fact({ term, isMono = false, children }: { term: string; isMono?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className={isMono ? 'font-mono text-sm break-all' : 'break-words'}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
