import { isSameAddress } from '@did/domain/hex'
import { useRef } from 'react'
import type { Signer } from '../../lib/account.ts'
import { toast } from '../../lib/toast.ts'
import { parseBackup } from '../../lib/vault/backup.ts'
import { restoreVault } from '../../lib/vault/vault-calls.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.restore

/** From a file that opens afterwards with any of its ways in; of another site, with the recovery code. */
export function RestoreVault({ wallet }: { wallet: Signer['address'] }) {
  const input = useRef<HTMLInputElement>(null)
  const task = useVaultTask()
  const restore = (file: File) =>
    task.run(async () => {
      const backup = parseBackup(await file.text())
      if (!isSameAddress(backup.wallet, wallet)) {
        toast({ variant: 'destructive', title: vaultTexts.title, description: texts.other })
        return
      }
      await restoreVault(backup)
      toast(texts.done)
    })
  return (
    <>
      <Button variant="link" pending={task.isPending} onClick={() => input.current?.click()}>
        {vaultTexts.make.restore}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={texts.choose}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) restore(file)
        }}
      />
    </>
  )
}
