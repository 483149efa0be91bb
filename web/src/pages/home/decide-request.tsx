import { lazy, Suspense } from 'react'
import { ProofDialog } from '../../features/proof-dialog/proof-dialog.tsx'
import type { PendingAsked } from '../../features/verification/queries.ts'

const HolderAttributes = lazy(async () => ({
  default: (await import('../../features/vault/holder-attributes.tsx')).HolderAttributesPanel,
}))

/** The proof, and the private attributes that the holder may have sent. */
export function DecideRequest({ request, onClose }: { request: PendingAsked; onClose: () => void }) {
  return (
    <ProofDialog
      request={request}
      holder={(onOpened) => (
        <Suspense>
          <HolderAttributes request={request} onOpened={onOpened} />
        </Suspense>
      )}
      onClose={onClose}
    />
  )
}
