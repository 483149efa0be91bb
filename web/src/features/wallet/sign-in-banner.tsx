import { LockKeyhole } from 'lucide-react'
import { useAccount } from '../../lib/account.ts'
import { walletTexts } from '../../texts/wallet.ts'
import { Button } from '../../ui/button.tsx'

/** Connected but not signed in: says so, and keeps the way back in reach. */
export function SignInBanner() {
  const { connected, session, signIn } = useAccount()
  if (!connected || session.status === 'signed-in' || session.status === 'unreachable') return null
  const texts = walletTexts.signIn
  return (
    <div role="status" className="border-b border-line bg-brand-soft">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-6">
        <LockKeyhole aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <p className="min-w-48 flex-1 text-sm">{texts[session.status]}</p>
        {session.status !== 'signing' && <Button onClick={() => void signIn()}>{texts.action}</Button>}
      </div>
    </div>
  )
}
