import { useCallback, useState } from 'react'
import { isShareAddress } from '../entities/verdict/judge/begin-verdict.ts'
import type { Judged } from '../entities/verdict/judge/use-verdict.ts'
import { EmptyLink } from '../features/verdict/empty-link.tsx'
import { LinkVerdict } from '../features/verdict/link-verdict.tsx'
import { useAddress } from '../lib/page/use-address.ts'
import { useLazy } from '../lib/use-lazy.ts'
import { verdictTexts } from '../texts/en/verdict/verdict.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { PrintVerdict } from './verdict/print-verdict.tsx'

/** The verdict relies on our server only for whether the share is open. */
export function SharedClaimPage() {
  useDocumentTitle(verdictTexts.title)
  const location = useAddress()
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-4 py-6 md:px-6 md:py-10">
      {isShareAddress(location) ? <LinkVerdict location={location} closing={offerReceipt} /> : <NoLink />}
    </div>
  )
}

const offerReceipt = (judged: Judged, onCheckAgain: () => void) => (
  <PrintVerdict judged={judged} onCheckAgain={onCheckAgain} />
)

/** A visitor whose URL contains no link can bring a file or a text. */
function NoLink() {
  const [isTaken, setIsTaken] = useState(false)
  const handleTaken = useCallback(() => setIsTaken(true), [])
  const Bring = useLazy(async () => (await import('./verdict/bring-credential.tsx')).BringCredential, true)
  return (
    <>
      {!isTaken && <EmptyLink />}
      {Bring && <Bring onTaken={handleTaken} />}
    </>
  )
}
