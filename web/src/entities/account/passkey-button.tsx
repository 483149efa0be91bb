import { connectTexts } from '../../texts/en/wallet/connect.ts'
import { Button } from '../../ui/button.tsx'
import { useAccount } from './account.ts'

export function PasskeyButton({ variant = 'outline' }: { variant?: 'outline' | 'primary' }) {
  const { connecting, offerPasskey } = useAccount()
  return (
    <Button variant={variant} disabled={connecting} onClick={offerPasskey}>
      {connectTexts.passkey}
    </Button>
  )
}
