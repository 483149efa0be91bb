import { useQuery } from '@tanstack/react-query'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useState } from 'react'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { vaultQuery } from './store/vault-calls.ts'
import { VaultGate } from './vault-gate.tsx'

/** Shows nothing if the account has no vault or an empty one. */
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
