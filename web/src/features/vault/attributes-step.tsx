import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { lazy, Suspense, useEffect, useState } from 'react'
import { findAttributes } from '../../lib/vault/claim-attributes.ts'
import { type AttributeValues, valuesOf } from '../../lib/vault/content.ts'
import { currentVault } from '../../lib/vault/vault-store.ts'
import { EnteredAttributes, type EnteredAttributesProps } from './entered-attributes.tsx'

const SealAttributes = lazy(async () => ({ default: (await import('./seal-attributes.tsx')).SealAttributes }))

type SealStep = {
  claim: Claim
  did: Did
  /** What was entered; null where nobody looked at it, and what the earlier wording has goes along. */
  values: AttributeValues | null
  earlier: Claim | null
  onDone: () => void
}
type AttributesStepProps = ({ at: 'entry' } & EnteredAttributesProps) | ({ at: 'seal' } & SealStep)

/** Private attributes beside a claim's text: entered in its form, and sealed when it is stored. */
export function AttributesStep(props: AttributesStepProps) {
  if (props.at === 'entry') return <EnteredAttributes {...props} />
  if (props.values === null) return <CarryOver {...props} />
  return (
    <Suspense>
      <SealAttributes {...props} values={props.values} />
    </Suspense>
  )
}

/** While the vault is locked nothing is asked for: the new claim's form has the earlier values when it is opened. */
function CarryOver({ claim, did, earlier, onDone }: SealStep) {
  const [values, setValues] = useState<AttributeValues | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, of the vault as it was when the claim was stored
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
