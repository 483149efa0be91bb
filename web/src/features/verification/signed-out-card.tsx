import Wallet from 'lucide-react/icons/wallet'
import { useAccount } from '../../entities/account/account.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type SignedOutCardProps = {
  title: string
  /** The text for a visitor without a wallet. */
  text: string
  /** The text for a connected wallet without a session. The page's notice offers to sign in. */
  signedOut: string
}

export function SignedOutCard({ title, text, signedOut }: SignedOutCardProps) {
  const { connected } = useAccount()
  return (
    <EmptyState icon={Wallet} title={title}>
      {connected ? signedOut : text}
    </EmptyState>
  )
}
