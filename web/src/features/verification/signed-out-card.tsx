import Wallet from 'lucide-react/icons/wallet'
import { useAccount } from '../../entities/account/account.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type SignedOutCardProps = {
  title: string
  /** A visitor without a wallet reads this text. */
  text: string
  /**
   * A person with a connected wallet, but without a session, reads this. The page's notice offers
   * to sign in.
   */
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
