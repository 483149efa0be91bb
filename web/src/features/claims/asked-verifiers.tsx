import type { AskedVerifier } from '@did/domain/claim'
import { askedVerifierTexts as texts } from '../../texts/asked-verifiers.ts'
import { shortDate } from '../../texts/dates.ts'
import { ClaimFact, ClaimFacts } from './claim-facts.tsx'

/** Whom the owner asked about the claim, when, and what came of it. */
export function AskedVerifiers({ asked }: { asked: readonly AskedVerifier[] }) {
  return (
    <ClaimFacts>
      <ClaimFact term={texts.term} wide>
        <ul>
          {asked.map((verifier) => (
            <li key={verifier.verifierId} className="flex flex-wrap gap-x-2">
              <bdi className="min-w-0 font-medium break-words">{verifier.name}</bdi>{' '}
              <span>{describeAnswer(verifier)}</span>
            </li>
          ))}
        </ul>
      </ClaimFact>
    </ClaimFacts>
  )
}

function describeAnswer({ status, requestedAt, decidedAt }: AskedVerifier): string {
  const asked = shortDate(requestedAt)
  if (status === 'pending' || decidedAt === null) return texts.pending(asked)
  return texts[status](asked, shortDate(decidedAt))
}
