import type { User } from '@did/domain/account/user'
import { attributeKeyCalls } from '@did/domain/calls/attribute-keys'
import type { AttributeKey } from '@did/domain/vault/attribute-key'
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { api } from '../../lib/api.ts'
import { dateNow, secondsNow } from '../../lib/page/device-clock.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { vaultTexts } from '../../texts/en/vault/vault.ts'
import { Button } from '../../ui/button.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useAccount } from '../account/account.ts'
import { endOfKey, isDueForRenewal } from './keys/key-life.ts'
import type { VerifierKey as OwnKey } from './store/content.ts'
import { listVerifierKeys, type OpenVault } from './store/open-vault.ts'
import { vaultServer } from './store/vault-calls.ts'
import { changeVault } from './store/vault-store.ts'
import { useVaultTask } from './use-vault-task.ts'

const texts = vaultTexts.verifier

type VerifierKeyProps = {
  vault: OpenVault
  verifier: User
  /** If true, the component shows nothing while the verifier has nothing to do about its key. */
  isQuiet?: boolean
}

/**
 * Asks a verifier for one signature to make its attribute key, and again for the next key some time
 * before the present key ends. A key in the vault that is not published, for example a restored
 * one, does not count.
 */
export function VerifierKey({ vault, verifier, isQuiet = false }: VerifierKeyProps) {
  const { id } = verifier
  const published = useQuery({
    queryKey: ['vault', 'published-key', id],
    queryFn: async ({ signal }) =>
      (await api(attributeKeyCalls.getAttributeKey, { params: { id }, signal }))?.key ?? null,
    staleTime: 0,
  })
  if (published.isError) return <QueryError type="server" query={published} message={texts.keyUnknown} />
  if (published.data === undefined) return null
  // Read the key's end from the vault, because only the verifier writes to it.
  const key = listVerifierKeys(vault).find(({ publicKey }) => publicKey === published.data?.publicKey) ?? null
  if (!key || isDueForRenewal(key, dateNow()))
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
      const { makeVerifierKey } = await import('./sealed/verifier-keys.ts')
      const maker = { userId, signer, published, now: dateNow() }
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
  return endOfKey(key) > secondsNow() ? texts.renewKey(day) : texts.endedKey(day)
}

function dayOf(unixSeconds: number): string {
  return shortDate(new Date(unixSeconds * 1000).toISOString())
}
