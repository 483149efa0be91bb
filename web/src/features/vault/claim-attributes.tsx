import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { lazy, Suspense, useState } from 'react'
import { vaultTexts } from '../../texts/vault.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

const AttributesForm = lazy(async () => ({ default: (await import('./attributes-form.tsx')).AttributesForm }))

/** Folded away among a claim's details: whoever wants none sees one line of it, and loads nothing. */
export function ClaimAttributes({ claim, did }: { claim: Claim; did: Did }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure summary={vaultTexts.attributes.heading} onToggle={setIsOpen}>
      <Suspense>{isOpen && <AttributesForm claim={claim} did={did} />}</Suspense>
    </Disclosure>
  )
}
