import type { AskedVerifier } from '@did/domain/claim/claim'
import { ClaimFact, ClaimFacts } from '../../entities/claim/claim-facts.tsx'
import { RecallButton } from '../../entities/verification/recall-button.tsx'
import { VerifierName } from '../../entities/verifier/verifier-name.tsx'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { askedVerifierTexts as texts } from '../../texts/en/verification/asked-verifiers.ts'

export function AskedVerifiers({ asked }: { asked: readonly AskedVerifier[] }) {
  return (
    <ClaimFacts>
      <ClaimFact term={texts.term} wide>
        <ul>
          {asked.map((verifier) => (
            <li key={verifier.verifierId} className="flex flex-wrap items-center gap-x-2">
              <VerifierName
                name={verifier.name}
                walletAddress={verifier.walletAddress}
                standing={verifier.accreditation}
                className="font-medium"
              />
              <span>{describeAnswer(verifier)}</span>
              {verifier.status === 'pending' && <RecallButton id={verifier.requestId} verifier={verifier.name} />}
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
