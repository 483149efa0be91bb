import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { concatHex, pad } from 'viem'
import { Link } from 'wouter'
import { isSignedIn, useAccount } from '../../../entities/account/account.ts'
import { controlQuery } from '../../../entities/account/control-query.ts'
import { getAppConfig } from '../../../lib/app-config.ts'
import { passkeysTexts } from '../../../texts/en/wallet/passkeys.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { accountKeysQuery, isInUse, keySelectors } from './account-keys.ts'

const { oneKey, unknown } = passkeysTexts
const calmMs = 60_000

/**
 * Advises a person with one passkey to get another way back to the account. Shows nothing while the
 * page does not know whether there is another way, and nothing for a frozen identity, because its
 * account can add no passkey.
 */
export function OneKeyNotice() {
  const account = useAccount()
  if (!isSignedIn(account) || !account.byPasskey) return null
  return <Unguarded identity={account.address} account={account.signer.wallet} />
}

/**
 * Warns if the account has a key that the server does not know, or if it has one key and the
 * identity has no guardians. Keys belong to the account. Guardians belong to the identity for which
 * it acts.
 */
function Unguarded({ identity, account }: { identity: Address; account: Address }) {
  const keys = useQuery(accountKeysQuery(account))
  const guarded = useQuery({ queryKey: ['guarded'], queryFn: () => hasGuardians(identity), staleTime: 0 })
  const control = useQuery(controlQuery(identity, calmMs))
  if (!keys.data || !control.isFetched || control.data?.frozenSince) return null
  const { kept } = keys.data
  const isForeign = (keys.data.unknown ?? []).some((key) => !isInUse(key, account))
  const isAlone = keys.data.unknown && kept.length + keys.data.unknown.length === 1 && guarded.data === false
  if (!isForeign && !isAlone) return null
  const texts = isForeign ? unknown.notice : oneKey
  return (
    <Notice
      tone={isForeign ? 'wait' : 'info'}
      icon={KeyRound}
      title={texts.title}
      action={
        <Link href="/?view=profile" className={buttonClass({ variant: 'outline' })}>
          {texts.action}
        </Link>
      }
    >
      {texts.text}
    </Notice>
  )
}

/**
 * The first word of the registry's answer is the hash of the list of guardians, or zero if there
 * are none.
 */
async function hasGuardians(identity: Address): Promise<boolean> {
  const { rpcUrl, didRegistry } = await getAppConfig()
  const reader = createChainReader({ rpcUrl, fetch: (url, init) => fetch(url, init) })
  const answer = await reader.call({ to: didRegistry, data: concatHex([keySelectors.guardiansHash, pad(identity)]) })
  return BigInt(answer.slice(0, 66)) !== 0n
}
