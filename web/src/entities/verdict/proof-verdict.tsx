import { parseShareUrl } from '@did/credentials/share/share-link'
import type { Claim } from '@did/domain/claim/claim'
import { ShareVerdict } from './share-verdict.tsx'

/** `onShowName` lets the owner make another proof, with a link that shows the holder's name. */
type ProofVerdictProps = { claim: Claim; url: string; onShowName?: (() => void) | undefined }

export function ProofVerdict({ claim, url, onShowName }: ProofVerdictProps) {
  const share = parseShareUrl(url)
  if (share.kind !== 'attested') return null
  const fields = share.opened.map(({ field }) => field)
  return <ShareVerdict claim={claim} fields={fields} onChooseFields={onShowName} link={share} />
}
