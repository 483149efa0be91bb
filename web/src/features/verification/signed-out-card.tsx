import { Wallet } from 'lucide-react'
import { useAccount } from '../../lib/account.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type SignedOutCardProps = {
  title: string
  /** For a visitor without a wallet. */
  text: string
  /** For a wallet the server does not know; the page's own notice has the button. */
  signedOut: string
}

/** Read-only mode: what would be here, and what is missing. */
export function SignedOutCard({ title, text, signedOut }: SignedOutCardProps) {
  const { connected } = useAccount()
  return (
    <EmptyState icon={Wallet} title={title}>
      {connected ? signedOut : text}
    </EmptyState>
  )
}
