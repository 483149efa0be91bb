import { isSameAddress } from '@did/domain/hex'
import { maximumBackupBytes } from '@did/domain/vault/limits'
import { useRef } from 'react'
import { readTextFile } from '../../lib/page/read-text-file.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { Signer } from '../account/account.ts'
import { parseBackup } from './store/backup.ts'
import { restoreVault } from './store/vault-calls.ts'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.restore

/** A backup that was made on another site opens only with the recovery code. */
export function RestoreVault({ wallet }: { wallet: Signer['address'] }) {
  const input = useRef<HTMLInputElement>(null)
  const task = useVaultTask()
  const restore = (file: File) =>
    task.run(async () => {
      const backup = parseBackup(await readTextFile(file, maximumBackupBytes))
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
