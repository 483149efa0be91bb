import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { enterAttributesTexts } from '../../texts/en/vault/enter-attributes.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { findAttributes } from './attributes/claim-attributes.ts'
import { type AttributeValues, valuesOf } from './store/content.ts'
import { forgetUnsealed, keepUnsealed } from './store/unsealed.ts'
import { vaultServer } from './store/vault-calls.ts'
import { changeVault, useOpenVault } from './store/vault-store.ts'
import { VaultGate } from './vault-gate.tsx'

const texts = enterAttributesTexts.seal

type SealAttributesProps = { claim: Claim; did: Did; values: AttributeValues; onDone: () => void }

/**
 * Tells the owner when the attributes are sealed: in the dialog if the owner had to open the vault
 * there, and otherwise by a toast.
 */
export function SealAttributes(props: SealAttributesProps) {
  const { claim, values, onDone } = props
  const isOpen = useOpenVault() !== null
  const [wasOpen] = useState(isOpen)
  // Keep the values in memory, so that an owner who closes the dialog loses nothing that was typed.
  useEffect(() => keepUnsealed(claim.id, values), [claim.id, values])
  return (
    <div className="flex flex-col gap-4">
      <VaultGate>{() => <Sealing {...props} isToldHere={!wasOpen} />}</VaultGate>
      {!isOpen && <Later onLater={onDone} />}
    </div>
  )
}

type Progress = { at: 'sealing' } | { at: 'sealed' } | { at: 'failed'; reason: string }

function Sealing({ claim, did, values, isToldHere, onDone }: SealAttributesProps & { isToldHere: boolean }) {
  const [progress, setProgress] = useState<Progress>({ at: 'sealing' })
  const isBegun = useRef(false)
  const seal = async () => {
    setProgress({ at: 'sealing' })
    try {
      await sealFor({ claim, did, values })
      if (isToldHere) return setProgress({ at: 'sealed' })
      toast(vaultTexts.attributes.saved)
      onDone()
    } catch (error) {
      setProgress({ at: 'failed', reason: describeError(error).message })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the vault opens
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void seal()
  }, [])
  switch (progress.at) {
    case 'sealing':
      return <Loading label={texts.sealing} skeleton="h-24 rounded-xl" />
    case 'sealed':
      return (
        <Notice role="status" tone="ok" icon={ShieldCheck} action={<Button onClick={onDone}>{texts.next}</Button>}>
          {texts.done}
        </Notice>
      )
    case 'failed':
      return (
        <>
          <Notice
            role="alert"
            tone="bad"
            icon={CircleAlert}
            action={<Button onClick={() => void seal()}>{texts.retry}</Button>}
          >
            {texts.failed(progress.reason)}
          </Notice>
          <Later onLater={onDone} />
        </>
      )
  }
}

/** Uses fresh salts, unless the vault holds the same values for the claim. */
async function sealFor({ claim, did, values }: Omit<SealAttributesProps, 'onDone'>): Promise<void> {
  const { saveAttributes } = await import('./attributes/commit-attributes.ts')
  await changeVault(async (vault) => {
    const before = await findAttributes(vault, claim)
    if (before && isSame(valuesOf(before), values)) return vault
    return saveAttributes(vaultServer, vault, { claim, did, values })
  })
  forgetUnsealed(claim.id)
}

function Later({ onLater }: { onLater: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
      <p className="min-w-48 flex-1 text-sm text-ink-2">{texts.laterHint}</p>
      <Button variant="outline" onClick={onLater}>
        {texts.later}
      </Button>
    </div>
  )
}

function isSame(before: AttributeValues, now: AttributeValues): boolean {
  const fields = Object.keys(now)
  return fields.length === Object.keys(before).length && fields.every((field) => before[field] === now[field])
}
