import { Wallet } from 'lucide-react'
import { useAccount } from '../../lib/account.ts'
import { signInTexts } from '../../texts/verification.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type SignedOutCardProps = {
  title: string /** For a visitor without a wallet. */
  text: string /** For a wallet the server does not know. */
  signedOut: string
}

/** Read-only mode: what would be here, and the one step that is missing. */
export function SignedOutCard({ title, text, signedOut }: SignedOutCardProps) {
  const account = useAccount()
  if (!account.connected)
    return (
      <EmptyState icon={Wallet} title={title}>
        {text}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Wallet}
      title={title}
      action={
        <Button pending={account.session.status === 'signing'} onClick={() => void account.signIn()}>
          {signInTexts.signIn}
        </Button>
      }
    >
      {signedOut}
    </EmptyState>
  )
}
