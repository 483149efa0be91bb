import type { Claim } from '@did/domain/claim/claim'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { dateNow } from '../../lib/page/device-clock.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { sharingTexts } from '../../texts/en/share/sharing.ts'
import { tellClaimType } from '../claim/tell-claim-type.ts'
import { isReviewed } from '../verifier/list-verifier-lines.ts'
import { VerifierLines } from '../verifier/verifier-lines.tsx'

const texts = sharingTexts.print

export type PrintedClaim = Pick<Claim, 'title' | 'type' | 'issuer' | 'issueDate' | 'standing' | 'verifiedBy' | 'asked'>
type PrintSheetProps = { claim: PrintedClaim; url: string; code: string; onDone: () => void }

/**
 * Prints a sheet that no screen shows. While the sheet exists, the browser prints nothing else of
 * the page.
 */
export function PrintSheet({ claim, url, code, onDone }: PrintSheetProps) {
  const picture = useRef<HTMLImageElement>(null)
  // As on a screen, the word “Verified” needs a verifier that is accredited.
  const isUnreviewed = claim.standing === 'current' && !isReviewed(claim)
  const tellStanding = texts.standing[isUnreviewed ? 'unreviewed' : claim.standing]
  useEffect(() => {
    let isOver = false
    const print = () => {
      if (!isOver) window.print()
    }
    addEventListener('afterprint', onDone, { once: true })
    // Print after the browser has decoded the picture of the QR code. Otherwise the paper would
    // have an empty place.
    void picture.current?.decode().then(print, print)
    return () => {
      isOver = true
      removeEventListener('afterprint', onDone)
    }
  }, [onDone])
  return createPortal(
    <section aria-label={texts.label} className="print-sheet p-8">
      <p className="text-sm">{texts.product}</p>
      <h1 dir="auto" className="mt-6 text-3xl font-bold break-words">
        {claim.title}
      </h1>
      <p className="mt-2 text-lg">{tellStanding(shortDate(dateNow().toISOString()))}</p>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt>{texts.type}</dt>
        <dd>{tellClaimType(claim.type)}</dd>
        <dt>{texts.issueDate}</dt>
        <dd>{shortDate(claim.issueDate)}</dd>
      </dl>
      <div className="mt-4 flex flex-col gap-1">
        <VerifierLines claim={claim} />
      </div>
      <img ref={picture} src={code} alt={sharingTexts.qrAlt(claim.title)} className="mt-8 size-80" />
      <p className="mt-4 max-w-md">{texts.scan}</p>
      <p className="mt-1 text-sm">{location.host}/scan-code</p>
      <code className="mt-4 block font-mono text-xs break-all">{url}</code>
    </section>,
    document.body,
  )
}
