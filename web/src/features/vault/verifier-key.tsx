import type { User } from '@did/domain/user'
import { KeyRound } from 'lucide-react'
import { useAccount } from '../../lib/account.ts'
import { toast } from '../../lib/toast.ts'
import { listVerifierKeys, type OpenVault } from '../../lib/vault/open-vault.ts'
import { vaultServer } from '../../lib/vault/vault-calls.ts'
import { changeVault } from '../../lib/vault/vault-store.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.verifier

/** A verifier's key, made with one signature the first time it opens its vault. */
export function VerifierKey({ vault, verifier }: { vault: OpenVault; verifier: User }) {
  const { signer } = useAccount()
  const task = useVaultTask()
  if (listVerifierKeys(vault).length > 0)
    return (
      <Notice tone="ok" icon={KeyRound}>
        {texts.hasKey}
      </Notice>
    )
  const make = () =>
    task.run(async () => {
      if (!signer) return
      const { makeVerifierKey } = await import('../../lib/vault/verifier-keys.ts')
      await changeVault((current) => makeVerifierKey(vaultServer, current, { userId: verifier.id, signer }))
      toast(texts.made)
    })
  return (
    <Notice
      tone="info"
      icon={KeyRound}
      title={texts.makeKey}
      action={
        <Button pending={task.isPending} onClick={make}>
          {texts.makeKeyAction}
        </Button>
      }
    >
      {texts.makeKeyText}
    </Notice>
  )
}
