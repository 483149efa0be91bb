import { networkName } from '@did/domain/network'
import { isSignedIn, useAccount } from '../../entities/account/account.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { useLazy } from '../../lib/use-lazy.ts'
import { passkeysTexts } from '../../texts/en/wallet/passkeys.ts'
import { walletTexts } from '../../texts/en/wallet/wallet-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export function ConnectedDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount()
  const texts = account.byPasskey ? { ...walletTexts, ...walletTexts.byPasskey } : walletTexts
  const Passkeys = useLazy(
    async () => (await import('./keys/passkeys-list.tsx')).PasskeysList,
    account.byPasskey && isSignedIn(account),
  )
  const handleDisconnect = () => {
    onClose()
    account.disconnect()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.connectedTitle}
      description={texts.connectedTo}
      footer={
        <Button variant="danger" onClick={handleDisconnect}>
          {texts.disconnect}
        </Button>
      }
    >
      <dl className="grid gap-4 pt-2">
        <div>
          <dt className="text-sm text-ink-3">{walletTexts.account}</dt>
          <dd className="mt-1 font-mono text-sm break-all">{account.address}</dd>
        </div>
        {account.signer && account.signer.wallet !== account.address && (
          <div>
            <dt className="text-sm text-ink-3">{walletTexts.controlledBy}</dt>
            <dd className="mt-1 font-mono text-sm break-all">{account.signer.wallet}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-3">{walletTexts.network}</dt>
          <dd className="mt-1">{networkName(account.chainId)}</dd>
        </div>
      </dl>
      {Passkeys && (
        <section className="mt-6 flex flex-col gap-3">
          <h3 className="font-semibold">{passkeysTexts.heading}</h3>
          <Queries>
            <Passkeys />
          </Queries>
        </section>
      )}
    </Dialog>
  )
}
