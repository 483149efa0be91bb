import type { AttributeKey } from '@did/domain/attribute-key'
import { attributeKeyRoutes } from '@did/domain/routes/attribute-keys'
import type { User } from '@did/domain/user'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useAccount } from '../../lib/account.ts'
import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import type { VerifierKey as OwnKey } from '../../lib/vault/content.ts'
import { endOfKey, isDueForRenewal } from '../../lib/vault/key-life.ts'
import { listVerifierKeys, type OpenVault } from '../../lib/vault/open-vault.ts'
import { vaultServer } from '../../lib/vault/vault-calls.ts'
import { changeVault } from '../../lib/vault/vault-store.ts'
import { shortDate } from '../../texts/dates.ts'
import { vaultTexts } from '../../texts/vault.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.verifier

type VerifierKeyProps = {
  vault: OpenVault
  verifier: User
  /** Nothing is shown while there is nothing to do about the key. */
  isQuiet?: boolean
}

/**
 * A verifier's key, made with one signature the first time it opens its vault, and followed by the next one before it ends. Holders
 * seal to the one that is published. A key that was never published here, such as a restored one, does not count.
 */
export function VerifierKey({ vault, verifier, isQuiet = false }: VerifierKeyProps) {
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
  // Its end is read from the vault, which nobody else has written.
  const key = listVerifierKeys(vault).find(({ publicKey }) => publicKey === published.data?.publicKey) ?? null
  if (!key || isDueForRenewal(key, new Date()))
    return <MakeKey userId={id} ending={key} published={published.data} onMade={published.refetch} />
  if (isQuiet) return null
  return (
    <Notice tone="ok" icon={KeyRound}>
      {texts.hasKey(dayOf(endOfKey(key)))}
    </Notice>
  )
}

type MakeKeyProps = {
  userId: User['id']
  ending: OwnKey | null
  published: AttributeKey | null
  onMade: () => Promise<unknown>
}

function MakeKey({ userId, ending, published, onMade }: MakeKeyProps) {
  const { signer } = useAccount()
  const task = useVaultTask()
  const make = () =>
    task.run(async () => {
      if (!signer) return
      const { makeVerifierKey } = await import('../../lib/vault/verifier-keys.ts')
      const maker = { userId, signer, published, now: new Date() }
      await changeVault((current) => makeVerifierKey(vaultServer, current, maker))
      await onMade()
      toast(texts.made)
    })
  return (
    <Notice
      tone={ending ? 'wait' : 'info'}
      icon={KeyRound}
      title={ending ? describeEnd(ending) : texts.makeKey}
      action={
        <Button pending={task.isPending} onClick={make}>
          {ending ? texts.renewKeyAction : texts.makeKeyAction}
        </Button>
      }
    >
      {ending ? texts.renewKeyText : texts.makeKeyText}
    </Notice>
  )
}

function describeEnd(key: OwnKey): string {
  const day = dayOf(endOfKey(key))
  return endOfKey(key) * 1000 > Date.now() ? texts.renewKey(day) : texts.endedKey(day)
}

function dayOf(unixSeconds: number): string {
  return shortDate(new Date(unixSeconds * 1000).toISOString())
}
