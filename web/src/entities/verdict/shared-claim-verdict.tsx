import type { CountedAnswer } from '@did/credentials/holder-challenge/holder-answer'
import type { ParsedShare } from '@did/credentials/share/share-link'
import { isPresentOwner, matchPerson } from '@did/credentials/verdict/checks/match-person'
import { describeCheck, describeVerdict } from '@did/credentials/verdict/describe-verdict'
import type { ProvedJudge } from '@did/credentials/verdict/find-facts'
import type { Verdict } from '@did/credentials/verdict/verdict'
import { type ReactNode, useEffect, useState } from 'react'
import { useLazy } from '../../lib/use-lazy.ts'
import { verdictTexts as texts } from '../../texts/en/verdict/verdict.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Banner } from './banner.tsx'
import { CheckList } from './check-list.tsx'
import { findProved } from './judge/find-proved.ts'
import { type Judged, useVerdict } from './judge/use-verdict.ts'
import { type OwnName, OwnNameNote, useOwnName } from './own-name.tsx'
import { ServedBy } from './served-by.tsx'
import { VerdictCard } from './verdict-card.tsx'
import { VerdictDetails } from './verdict-details.tsx'
import { WhoseLine } from './whose-line.tsx'

/**
 * `used-up` means that the link has reached its limit. Nobody new can open the link, and those who
 * have opened it before still can.
 */
export type LinkState = { openness: 'open' | 'used-up' | 'closed'; checkAgain: () => void }
type SharedClaimVerdictProps = {
  share: ParsedShare
  /**
   * The link that the checker can also check without this page. It is null for a claim that came
   * from a file.
   */
  link: string | null
  action?: (link: LinkState) => ReactNode
  /**
   * Judges the proof in an answer to this page's own request. For one answer, the caller must
   * always pass the same function.
   */
  asked?: ProvedJudge
  /** Draws what stands below the verdict, for example a button that prints the verdict. */
  closing?: (judged: Judged, checkAgain: () => void) => ReactNode
}

/**
 * Shows whose the claim is, the verdict, the card and the checks, in this order
 * (docs/spec/2-4-verification.md).
 */
export function SharedClaimVerdict({ share, asked, ...more }: SharedClaimVerdictProps) {
  const { judged, isChecking, checkAgain } = useVerdict(share, asked)
  const isAnswer = asked !== undefined
  return <JudgedClaim {...more} {...{ judged, isChecking, checkAgain, isAnswer }} heading={isAnswer ? 'h2' : 'h1'} />
}

type JudgedClaimProps = Pick<SharedClaimVerdictProps, 'link' | 'action' | 'closing'> & {
  /** The verdict is null while the page checks for the first time. */
  judged: Judged | null
  heading: 'h1' | 'h2' | 'h3'
  isChecking: boolean
  checkAgain: () => void
  isAnswer?: boolean
  /** What our server checked of the wallet’s answer. A claim from a link has no such checks. */
  walletChecks?: ReactNode
}

export function JudgedClaim({ judged, heading, ...more }: JudgedClaimProps) {
  const { isAnswer = false, walletChecks } = more
  const [proved, setProved] = useState<{ by: ParsedShare; answer: CountedAnswer } | null>(null)
  const [ownName, isNameComing] = useOwnName(judged)
  const answer = judged !== null && proved?.by === judged.share ? proved.answer : null
  const described = judged && describeJudged(judged, answer)
  const isMatched = answer !== null && described !== null && isPresentOwner(answer, described.facts.control)
  return (
    <>
      {/* A screen reader announces a change in a region, but not the content of a new region. */}
      <div aria-live="polite" className="flex flex-col gap-4">
        {described ? (
          <>
            <WhoseLine described={described} isBound={walletChecks !== undefined || isAnswer || isMatched} />
            <Banner overall={described.verdict.overall} headline={describeVerdict(described)} heading={heading}>
              {ownName && <OwnNameNote own={ownName} className="mt-2" />}
            </Banner>
          </>
        ) : (
          <Checking heading={heading} />
        )}
      </div>
      {judged && described ? (
        <BelowVerdict
          {...more}
          {...{ judged, described, ownName, isNameComing }}
          onProved={(answer) => setProved({ by: judged.share, answer })}
        />
      ) : (
        <ShapesBelow />
      )}
    </>
  )
}

function describeJudged({ share, verdict, findings: { facts } }: Judged, answer: CountedAnswer | null) {
  return { share, verdict: answer === null ? verdict : matchPerson(verdict, answer, facts.control), facts }
}

type BelowVerdictProps = Omit<JudgedClaimProps, 'judged' | 'heading'> & {
  judged: Judged
  described: ReturnType<typeof describeJudged>
  ownName: OwnName | null
  isNameComing: boolean
  onProved: (answer: CountedAnswer) => void
}

function BelowVerdict({ judged, described, ownName, isNameComing, onProved, ...more }: BelowVerdictProps) {
  const { link, action, closing, isChecking, checkAgain, isAnswer = false, walletChecks } = more
  const proved = findProved(judged)
  const ProvedCard = useLazy(() => import('./proved-card.tsx').then((module) => module.ProvedCard), proved)
  const signed = findSigned(judged)
  // The holder has just answered this page's own request, so the page does not ask the holder
  // again.
  const isOffered = signed !== null && !isAnswer
  const Offer = useLazy(
    () => import('../holder-challenge/challenge-offer.tsx').then((module) => module.HolderChallengeOffer),
    isOffered,
  )
  // The verifier's own name appears above the offer. A button that moves could miss a press, so the
  // offer waits for the name. Once it is on screen, it stays.
  const [isPlaced, setIsPlaced] = useState(!isNameComing)
  useEffect(() => {
    if (!isNameComing) setIsPlaced(true)
  }, [isNameComing])
  const { verdict, facts } = described
  const found = verdict.checks.map((check) => ({ ...check, sentence: describeCheck(check, described) }))
  return (
    <>
      {action?.({ openness: findOpenness(verdict), checkAgain })}
      {ProvedCard && proved && <ProvedCard proved={proved} isAnswer={isAnswer} />}
      <VerdictCard described={described} ownName={ownName} />
      {isOffered &&
        (Offer && isPlaced ? (
          <Offer asked={signed} control={facts.control} onProved={onProved} />
        ) : (
          <Skeleton className={offerHeight} />
        ))}
      {walletChecks}
      <CheckList lines={found} at={facts.now} isChecking={isChecking} onCheckAgain={checkAgain} />
      {/* An answer exists in this tab only, so no command could check it. */}
      {!isAnswer && <ServedBy link={link} installation={facts.installation} />}
      {signed && <VerdictDetails {...signed} facts={facts} />}
      {closing?.(judged, checkAgain)}
    </>
  )
}

/** Returns null if no verifier signed the share's text. */
function findSigned({ share, verdict, findings }: Judged) {
  const { attestation } = findings.facts
  const isAttested = share.kind === 'attested' && verdict.text === 'attested'
  if (!isAttested || attestation === 'unknown' || !attestation.ok) return null
  return { share, signed: attestation, digest: attestation.digest }
}

function findOpenness({ checks }: Verdict): LinkState['openness'] {
  const isAmong = (...codes: string[]) => checks.some(({ code }) => codes.includes(code))
  if (isAmong('share-withdrawn', 'share-expired', 'share-unknown')) return 'closed'
  return isAmong('share-used-up') ? 'used-up' : 'open'
}

/**
 * The height of the button and its three lines on a phone, so that nothing below moves when the
 * button has loaded.
 */
const offerHeight = 'h-27 shrink-0 rounded-2xl'

/**
 * The shapes are as tall as a verdict on a phone, so that nothing below moves when the verdict
 * arrives.
 */
function Checking({ heading: Heading }: { heading: 'h1' | 'h2' | 'h3' }) {
  return (
    <>
      <Heading className="sr-only">{texts.checking}</Heading>
      <Skeleton className="h-12 rounded-2xl" />
      <Skeleton className="h-28 rounded-2xl" />
    </>
  )
}

function ShapesBelow() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-80 rounded-2xl" />
      <Skeleton className={offerHeight} />
      <Skeleton className="h-56 rounded-2xl" />
    </div>
  )
}
