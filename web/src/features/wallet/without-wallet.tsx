import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { passkeyTexts } from '../../texts/en/frame/passkey.ts'

/** Stands first where a person without a wallet is asked what to do. */
export function WithoutWallet() {
  return (
    <div className="flex flex-col gap-3 rounded-2xl bg-brand-soft p-4">
      <p>{passkeyTexts.withoutWallet}</p>
      <PasskeyButton variant="primary" />
    </div>
  )
}
