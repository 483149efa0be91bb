import { attributeKeyRoutes } from '@did/domain/routes/attribute-keys'
import type { User } from '@did/domain/user'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useAccount } from '../../lib/account.ts'
import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import { listVerifierKeys, type OpenVault } from '../../lib/vault/open-vault.ts'
import { vaultServer } from '../../lib/vault/vault-calls.ts'
import { changeVault } from '../../lib/vault/vault-store.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.verifier

/**
 * A verifier's key, made with one signature the first time it opens its vault. Holders seal to the one that is published: one in the
 * vault that nobody was told of, or that was restored on another installation, is none.
 */
export function VerifierKey({ vault, verifier }: { vault: OpenVault; verifier: User }) {
  const { signer } = useAccount()
  const task = useVaultTask()
  const { id } = verifier
  const published = useQuery({
    queryKey: ['vault', 'published-key', id],
    queryFn: async ({ signal }) =>
      (await api(attributeKeyRoutes.getAttributeKey, { params: { id }, signal }))?.key ?? null,
    staleTime: 0,
  })
  if (published.isError)
    return (
      <ErrorCard
        type="server"
        cause={published.error}
        message={texts.keyUnknown}
        onRetry={() => void published.refetch()}
      />
    )
  if (published.data === undefined) return null
  if (listVerifierKeys(vault).some(({ publicKey }) => publicKey === published.data?.publicKey))
    return (
      <Notice tone="ok" icon={KeyRound}>
        {texts.hasKey}
      </Notice>
    )
  const make = () =>
    task.run(async () => {
      if (!signer) return
      const { makeVerifierKey } = await import('../../lib/vault/verifier-keys.ts')
      await changeVault((current) => makeVerifierKey(vaultServer, current, { userId: id, signer }))
      await published.refetch()
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
