import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type FormEvent, useEffect, useState } from 'react'
import { enterAttributesTexts } from '../../texts/en/vault/enter-attributes.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { AttributeInputs } from './attribute-inputs.tsx'
import { findWrong } from './attributes/attribute-fields.ts'
import { findAttributes, findAttributesOf } from './attributes/claim-attributes.ts'
import { type AttributeValues, valuesOf } from './store/content.ts'
import type { OpenVault } from './store/open-vault.ts'
import { findUnsealed, forgetUnsealed } from './store/unsealed.ts'
import { vaultServer } from './store/vault-calls.ts'
import { changeVault } from './store/vault-store.ts'
import { useVaultTask } from './use-vault-task.ts'
import { VaultGate } from './vault-gate.tsx'

const texts = vaultTexts.attributes
type Owned = {
  claim: Claim
  did: Did
  /**
   * The attributes that the form shows at first. If they are absent, the form shows all attributes
   * of the claim's type.
   */
  begun?: readonly string[]
}

export function AttributesForm(owned: Owned) {
  return (
    <VaultGate lead={<p className="text-sm text-ink-2">{texts.text}</p>}>
      {(vault) => <Loaded {...owned} vault={vault} />}
    </VaultGate>
  )
}

/**
 * What the form holds at first: values that the owner typed before, values that are sealed for the
 * claim, or the values of the claim's earlier wording.
 */
type Start = { values: AttributeValues; note: string | null }

function Loaded({ vault, ...owned }: Owned & { vault: OpenVault }) {
  const [start, setStart] = useState<Start | null>(null)
  const { claim } = owned
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second run would lose typed text
  useEffect(() => {
    let isOver = false
    void findStart(vault, claim).then((found) => isOver || setStart(found))
    return () => {
      isOver = true
    }
  }, [claim.id])
  return start && <Form start={start} {...owned} />
}

async function findStart(vault: OpenVault, claim: Claim): Promise<Start> {
  const typed = findUnsealed(claim.id)
  if (typed) return { values: typed, note: enterAttributesTexts.unsealed }
  const own = await findAttributes(vault, claim)
  if (own) return { values: valuesOf(own), note: null }
  const { previousClaimId } = claim
  const earlier = previousClaimId === null ? null : await findAttributesOf(vault, previousClaimId)
  return earlier ? { values: valuesOf(earlier), note: enterAttributesTexts.carried } : { values: {}, note: null }
}

function Form({ claim, did, begun, start }: Owned & { start: Start }) {
  const [values, setValues] = useState(start.values)
  const [note, setNote] = useState(start.note)
  const [isChecked, setIsChecked] = useState(false)
  const task = useVaultTask()
  const isNone = Object.values(values).every((value) => value.trim() === '')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isNone || findWrong(values).length > 0) return
    task.run(async () => {
      const { saveAttributes } = await import('./attributes/commit-attributes.ts')
      await changeVault((vault) => saveAttributes(vaultServer, vault, { claim, did, values }))
      forgetUnsealed(claim.id)
      setNote(null)
      toast(texts.saved)
    })
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <p className="text-sm text-ink-2">{texts.text}</p>
      {note && (
        <Notice tone="wait" icon={CircleAlert}>
          {note}
        </Notice>
      )}
      {claim.isVerified && !note && (
        <Notice tone="info" icon={ShieldCheck}>
          {texts.fixed}
        </Notice>
      )}
      <AttributeInputs
        claimType={claim.type}
        fields={begun && [...begun, ...Object.keys(values)]}
        values={values}
        isChecked={isChecked}
        wanted={begun?.[0]}
        onChange={setValues}
      />
      {isChecked && isNone && (
        <p role="alert" className="text-sm text-bad">
          {texts.none}
        </p>
      )}
      <div className="flex justify-end">
        <Button type="submit" pending={task.isPending}>
          {task.isPending ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  )
}
