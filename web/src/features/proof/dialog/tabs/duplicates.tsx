import type { LikelyDuplicate } from '@did/domain/verification-request/verification-request'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { sayDuplicate } from '../../../../entities/verification/say-duplicate.ts'
import { proofTexts } from '../../../../texts/en/proof/proof.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Quoted } from '../../../../ui/text/quoted.tsx'

/** Names other requests that look the same, so that nothing is confirmed twice by mistake. */
export function Duplicates({ duplicates }: { duplicates: readonly LikelyDuplicate[] }) {
  return (
    <Notice tone="wait" icon={TriangleAlert} title={proofTexts.beforeSigning.asksTwice}>
      <ul>
        {duplicates.map((other) => (
          <li key={other.id} className="break-words">
            {sayDuplicate(other)} <Quoted words={other.claimTitle} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
