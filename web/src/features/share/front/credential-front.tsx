import type { Claim } from '@did/domain/claim/claim'
import { listOpenByDefault } from '@did/domain/claim/claim-fields'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import { Suspense } from 'react'
import { ClaimBand } from '../../../entities/claim/claim-band.tsx'
import { describeUntil } from '../../../entities/claim/claim-until.ts'
import type { ShareMends } from '../../../entities/verdict/share-verdict.tsx'
import { isReviewed } from '../../../entities/verifier/list-verifier-lines.ts'
import { Monogram } from '../../../entities/verifier/monogram.tsx'
import { VerifierName } from '../../../entities/verifier/verifier-name.tsx'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { dateNow } from '../../../lib/page/device-clock.ts'
import { useKeepAwake } from '../../../lib/page/keep-awake.ts'
import { commonTexts } from '../../../texts/en/frame/common.ts'
import { shortDate } from '../../../texts/en/frame/dates.ts'
import { frontTexts as texts } from '../../../texts/en/share/front.ts'
import { closeOnEscape, useFocusReturn } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { explainOver } from './explain-over.ts'
import { FrontCode } from './front-code.tsx'

const ShareVerdict = lazyPart(async () => (await import('../../../entities/verdict/share-verdict.tsx')).ShareVerdict)

type CredentialFrontProps = { claim: Claim; mends: ShareMends; onClose: () => void }

/** This fills the screen for somebody who stands in front of the credential's owner. */
export function CredentialFront({ claim, mends, onClose }: CredentialFrontProps) {
  useKeepAwake()
  const focusReturn = useFocusReturn()
  const over = explainOver(claim)
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          {...focusReturn}
          onKeyDown={closeOnEscape(onClose)}
          className="fixed inset-0 z-50 flex animate-fade flex-col overflow-y-auto bg-surface text-ink-1 outline-none"
        >
          <div className="shrink-0">
            <ClaimBand
              type={claim.type}
              standing={claim.standing}
              isReviewed={isReviewed(claim)}
              mark={
                <Radix.Close
                  aria-label={commonTexts.close}
                  className="-me-2 grid size-11 place-items-center rounded-xl"
                >
                  <X aria-hidden="true" className="size-6" />
                </Radix.Close>
              }
            />
          </div>
          <div className="m-auto grid w-full max-w-5xl gap-6 p-5 md:grid-cols-2 md:items-center md:gap-12">
            <div className="flex min-w-0 flex-col gap-3">
              <Heading claim={claim} />
              {over === null && <ConfirmedBy claim={claim} />}
            </div>
            {over === null ? (
              <div className="flex flex-col gap-4">
                <FrontCode claim={claim} />
                <Suspense>
                  <ShareVerdict claim={claim} fields={listOpenByDefault(claim)} mends={mends} isGreenHidden />
                </Suspense>
              </div>
            ) : (
              <Notice tone="wait" icon={TriangleAlert}>
                {over}
              </Notice>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The person across the counter compares the holder's name, so the name comes before the title. */
function Heading({ claim: { holderName, title } }: { claim: Claim }) {
  if (!holderName)
    return (
      <>
        <Radix.Title dir="auto" className="text-3xl font-bold text-pretty break-words">
          {title}
        </Radix.Title>
        <p className="font-medium text-wait">{texts.nameless}</p>
      </>
    )
  return (
    <Radix.Title className="flex flex-col gap-1 text-pretty break-words">
      <bdi className="text-4xl leading-tight font-bold md:text-5xl">{holderName}</bdi>
      <bdi className="text-xl font-medium text-ink-2 md:text-2xl">{title}</bdi>
    </Radix.Title>
  )
}

function ConfirmedBy({ claim }: { claim: Claim }) {
  const { verifiedBy } = claim
  if (!verifiedBy) return null
  const until = describeUntil(claim, dateNow())
  return (
    <div className="flex items-center gap-3">
      <Monogram name={verifiedBy.name} isReviewed={isReviewed(claim)} place="front" />
      <div className="min-w-0">
        <p className="text-sm text-ink-2">{texts.confirmedBy}</p>
        <VerifierName
          name={verifiedBy.name}
          standing={verifiedBy.accreditation}
          className="w-full text-lg font-semibold"
        />
        <p className="text-sm text-ink-2">
          {[texts.confirmedOn(shortDate(verifiedBy.verifiedAt)), until?.text].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  )
}
