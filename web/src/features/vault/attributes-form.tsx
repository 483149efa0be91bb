import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { findWrong } from '../../lib/vault/attribute-fields.ts'
import { findAttributes } from '../../lib/vault/claim-attributes.ts'
import { type AttributeValues, valuesOf } from '../../lib/vault/content.ts'
import type { OpenVault } from '../../lib/vault/open-vault.ts'
import { vaultServer } from '../../lib/vault/vault-calls.ts'
import { changeVault } from '../../lib/vault/vault-store.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AttributeInputs } from './attribute-inputs.tsx'
import { useVaultTask } from './use-vault-task.ts'
import { VaultGate } from './vault-gate.tsx'

const texts = vaultTexts.attributes
type Owned = { claim: Claim; did: Did }

/** The private attributes of one claim, behind the vault's door. */
export function AttributesForm(owned: Owned) {
  return (
    <VaultGate lead={<p className="text-sm text-ink-2">{texts.text}</p>}>
      {(vault) => <Loaded {...owned} vault={vault} />}
    </VaultGate>
  )
}

function Loaded({ vault, ...owned }: Owned & { vault: OpenVault }) {
  const [known, setKnown] = useState<AttributeValues | null>(null)
  const { claim } = owned
  // What is in the vault is read once: what is being typed stays when another tab writes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the comment says
  useEffect(() => {
    let isOver = false
    void findAttributes(vault, claim).then((found) => isOver || setKnown(found ? valuesOf(found) : {}))
    return () => {
      isOver = true
    }
  }, [claim.id])
  return known && <Form start={known} {...owned} />
}

function Form({ claim, did, start }: Owned & { start: AttributeValues }) {
  const [values, setValues] = useState(start)
  const [isChecked, setIsChecked] = useState(false)
  const task = useVaultTask()
  const isNone = Object.values(values).every((value) => value.trim() === '')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isNone || findWrong(values).length > 0) return
    task.run(async () => {
      const { saveAttributes } = await import('../../lib/vault/commit-attributes.ts')
      await changeVault((vault) => saveAttributes(vaultServer, vault, { claim, did, values }))
      toast(texts.saved)
    })
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <p className="text-sm text-ink-2">{texts.text}</p>
      {claim.isVerified && (
        <Notice tone="info" icon={ShieldCheck}>
          {texts.fixed}
        </Notice>
      )}
      <AttributeInputs claimType={claim.type} values={values} isChecked={isChecked} onChange={setValues} />
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
