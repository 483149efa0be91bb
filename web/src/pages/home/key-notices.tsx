import { Suspense, useState } from 'react'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { ControlNotice } from '../../features/recovery/control/control-notice.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useLazy } from '../../lib/use-lazy.ts'

const GuardiansDialog = lazyPart(
  async () => (await import('../../features/recovery/guardians/guardians-dialog.tsx')).GuardiansDialog,
)

/**
 * While no change of the identity is under way, the dashboard asks for changes only at this
 * interval, because changes are rare.
 */
const calmMs = 60_000

/**
 * Warns if the identity is frozen, if a change of its keys is under way, or if it has only one key.
 */
export function KeyNotices() {
  const account = useAccount()
  const [opened, setOpened] = useState<'freeze' | 'unfreeze' | null>(null)
  const OneKeyNotice = useLazy(
    async () => (await import('../../features/wallet/keys/one-key-notice.tsx')).OneKeyNotice,
    account.byPasskey,
  )
  if (!isSignedIn(account)) return null
  return (
    <>
      <ControlNotice
        identity={account.address}
        calmMs={calmMs}
        onStolen={() => setOpened('freeze')}
        onEndFreeze={() => setOpened('unfreeze')}
      />
      {OneKeyNotice && <OneKeyNotice />}
      <Suspense>
        {opened && <GuardiansDialog account={account} first={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}
