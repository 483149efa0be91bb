import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { vaultQuery } from '../../lib/vault/vault-calls.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VaultGate } from './vault-gate.tsx'

/** Where the vault is locked and holds something. To everybody else nothing is offered. */
export function OfferToOpen({ text }: { text: string }) {
  const [isOpening, setIsOpening] = useState(false)
  const sealed = useQuery(vaultQuery)
  if (!sealed.data || sealed.data.items.length === 0) return null
  if (isOpening) return <VaultGate>{() => null}</VaultGate>
  return (
    <Notice
      tone="info"
      icon={LockKeyhole}
      action={
        <Button variant="outline" onClick={() => setIsOpening(true)}>
          {vaultTexts.open}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
