import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { findAttributes } from './attributes/claim-attributes.ts'
import { type AttributeValues, valuesOf } from './store/content.ts'
import { currentVault } from './store/vault-store.ts'

const SealAttributes = lazyPart(async () => (await import('./seal-attributes.tsx')).SealAttributes)

type SealStepProps = {
  claim: Claim
  did: Did
  /**
   * The values are null if the owner did not open the form. The new claim then takes over the
   * values of the claim `earlier`.
   */
  values: AttributeValues | null
  earlier: Claim | null
  onDone: () => void
}
export function SealStep(props: SealStepProps) {
  if (props.values === null) return <CarryOver {...props} />
  return (
    <Suspense>
      <SealAttributes {...props} values={props.values} />
    </Suspense>
  )
}

/**
 * Does nothing while the vault is locked, because the form of the new claim offers the values of
 * the earlier claim later.
 */
function CarryOver({ claim, did, earlier, onDone }: SealStepProps) {
  const [values, setValues] = useState<AttributeValues | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect asks the vault once
  useEffect(() => {
    void findEarlier(earlier).then((found) => (found ? setValues(found) : onDone()))
  }, [])
  if (values === null) return null
  return (
    <Suspense>
      <SealAttributes claim={claim} did={did} values={values} onDone={onDone} />
    </Suspense>
  )
}

async function findEarlier(claim: Claim | null): Promise<AttributeValues | null> {
  const vault = currentVault()
  const found = vault && claim && (await findAttributes(vault, claim))
  return found && valuesOf(found)
}
