import type { EarlierDecision, LikelyDuplicate } from '@did/domain/verification-request/opened-request'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { sayDuplicate } from '../../../../entities/verification/say-duplicate.ts'
import { sayEarlier } from '../../../../entities/verification/say-earlier.ts'
import { proofTexts } from '../../../../texts/en/proof/proof.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Quoted } from '../../../../ui/text/quoted.tsx'

type DuplicatesProps = { duplicates: readonly LikelyDuplicate[]; undone: readonly EarlierDecision[] }

/**
 * Names what the verifier rejected or revoked of the same claim before, and other requests that
 * look the same, so that the verifier confirms nothing twice or by mistake.
 */
export function Duplicates({ duplicates, undone }: DuplicatesProps) {
  return (
    <>
      {undone.length > 0 && (
        <Notice tone="wait" icon={TriangleAlert}>
          {undone.map((decision) => (
            <p key={decision.id} className="break-words">
              {sayEarlier(decision, true)}
            </p>
          ))}
        </Notice>
      )}
      {duplicates.length > 0 && (
        <Notice tone="wait" icon={TriangleAlert} title={proofTexts.beforeSigning.asksTwice}>
          <ul>
            {duplicates.map((other) => (
              <li key={other.id} className="break-words">
                {sayDuplicate(other)} <Quoted words={other.claimTitle} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
