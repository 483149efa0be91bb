import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

const AttributesForm = lazyPart(async () => (await import('./attributes-form.tsx')).AttributesForm)

/** The code of the form for private attributes loads only when the owner unfolds this section. */
export function ClaimAttributes({ claim, did }: { claim: Claim; did: Did }) {
  return (
    <Disclosure summary={vaultTexts.attributes.heading} isLazy>
      <Suspense>
        <AttributesForm claim={claim} did={did} />
      </Suspense>
    </Disclosure>
  )
}
