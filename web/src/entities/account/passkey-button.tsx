import { connectTexts } from '../../texts/en/wallet/connect.ts'
import { Button } from '../../ui/button.tsx'
import { useAccount } from './account.ts'

/**
 * Opens the header's dialog to sign in with a passkey. This button stands beside each button that
 * connects a wallet.
 */
export function PasskeyButton({ variant = 'outline' }: { variant?: 'outline' | 'primary' }) {
  const { connecting, offerPasskey } = useAccount()
  return (
    <Button variant={variant} disabled={connecting} onClick={offerPasskey}>
      {connectTexts.passkey}
    </Button>
  )
}
