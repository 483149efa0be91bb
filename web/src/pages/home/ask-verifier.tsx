import type { Claim } from '@did/domain/claim'
import { lazy, Suspense } from 'react'
import {
  type RequestOccasion,
  RequestVerificationDialog,
} from '../../features/verification/request-verification-dialog.tsx'
import { useAccount } from '../../lib/account.ts'

const ShareAttributes = lazy(async () => ({
  default: (await import('../../features/vault/share-attributes.tsx')).ShareAttributes,
}))

type AskVerifierProps = { claim: Claim; occasion: RequestOccasion; onClose: () => void }

/** The request, and the private attributes that may go with it. */
export function AskVerifier({ claim, occasion, onClose }: AskVerifierProps) {
  const { signer } = useAccount()
  return (
    <RequestVerificationDialog
      claim={claim}
      occasion={occasion}
      attributes={{
        choice: (choice) => (
          <Suspense>
            <ShareAttributes claim={claim} {...choice} />
          </Suspense>
        ),
        seal: async (verifier, agreedTo) =>
          (await import('../../lib/vault/send-to-verifier.ts')).sealForVerifier(claim, verifier, { signer, agreedTo }),
      }}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
    />
  )
}
