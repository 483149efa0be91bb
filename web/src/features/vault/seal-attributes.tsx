import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import { CircleAlert, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { describeError } from '../../lib/describe-error.ts'
import { toast } from '../../lib/toast.ts'
import { findAttributes } from '../../lib/vault/claim-attributes.ts'
import { type AttributeValues, valuesOf } from '../../lib/vault/content.ts'
import { forgetUnsealed, keepUnsealed } from '../../lib/vault/unsealed.ts'
import { vaultServer } from '../../lib/vault/vault-calls.ts'
import { changeVault, useOpenVault } from '../../lib/vault/vault-store.ts'
import { enterAttributesTexts } from '../../texts/enter-attributes.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { VaultGate } from './vault-gate.tsx'

const texts = enterAttributesTexts.seal

type SealAttributesProps = { claim: Claim; did: Did; values: AttributeValues; onDone: () => void }

/**
 * Seals what was entered with a claim that is stored now. Where the vault is open that happens by itself; whoever had to open or make
 * it is told when it is done.
 */
export function SealAttributes(props: SealAttributesProps) {
  const { claim, values, onDone } = props
  const isOpen = useOpenVault() !== null
  const [wasOpen] = useState(isOpen)
  // From here on nothing that was typed depends on this dialog.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the vault is open and there is nothing more to ask for
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void seal()
  }, [])
  switch (progress.at) {
    case 'sealing':
      return (
        <Loading label={texts.sealing}>
          <Skeleton className="h-24 rounded-xl" />
        </Loading>
      )
    case 'sealed':
      return (
        <div role="status">
          <Notice tone="ok" icon={ShieldCheck} action={<Button onClick={onDone}>{texts.next}</Button>}>
            {texts.done}
          </Notice>
        </div>
      )
    case 'failed':
      return (
        <>
          <div role="alert">
            <Notice tone="bad" icon={CircleAlert} action={<Button onClick={() => void seal()}>{texts.retry}</Button>}>
              {texts.failed(progress.reason)}
            </Notice>
          </div>
          <Later onLater={onDone} />
        </>
      )
  }
}

/** Under fresh salts, unless this is what the claim has already. */
async function sealFor({ claim, did, values }: Omit<SealAttributesProps, 'onDone'>): Promise<void> {
  const { saveAttributes } = await import('../../lib/vault/commit-attributes.ts')
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
