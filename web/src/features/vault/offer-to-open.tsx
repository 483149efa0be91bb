import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { vaultQuery } from '../../lib/vault/vault-calls.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VaultGate } from './vault-gate.tsx'

type OfferToOpenProps = { text: string; onOpening?: () => void }

/** Where the vault is locked and holds something. To everybody else nothing is offered. */
export function OfferToOpen({ text, onOpening }: OfferToOpenProps) {
  const [isOpening, setIsOpening] = useState(false)
  const sealed = useQuery(vaultQuery)
  if (!sealed.data || sealed.data.items.length === 0) return null
  if (isOpening) return <VaultGate>{() => null}</VaultGate>
  const handleOpen = () => {
    setIsOpening(true)
    onOpening?.()
  }
  return (
    <Notice
      tone="info"
      icon={LockKeyhole}
      action={
        <Button variant="outline" onClick={handleOpen}>
          {vaultTexts.open}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
