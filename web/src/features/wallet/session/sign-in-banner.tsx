import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useAccount } from '../../../entities/account/account.ts'
import { useStore } from '../../../lib/store.ts'
import { walletTexts } from '../../../texts/en/wallet/wallet-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cookiesRefusedStore, timedOutStore } from '../wallet-store.ts'

const texts = walletTexts.signIn

/**
 * Says on each page why the person is not signed in, and offers to sign in. If the browser keeps no
 * cookies, says that nobody can sign in, before anybody tries to.
 */
export function SignInBanner() {
  const { connected, connect, byPasskey, session, signIn } = useAccount()
  const hasTimedOut = useStore(timedOutStore)
  if (useStore(cookiesRefusedStore)) return <Banner text={walletTexts.withoutCookies} onSignIn={null} />
  if (!connected) return hasTimedOut && <Banner text={texts.timedOut} onSignIn={() => void connect()} />
  if (session.status === 'signed-in' || session.status === 'unreachable') return null
  const text = byPasskey && session.status === 'signing' ? walletTexts.byPasskey.signing : texts[session.status]
  return <Banner text={text} onSignIn={session.status === 'signing' ? null : () => void signIn()} />
}

function Banner({ text, onSignIn }: { text: string; onSignIn: (() => void) | null }) {
  return (
    <div role="status" className="border-b border-line bg-brand-soft">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-6">
        <LockKeyhole aria-hidden="true" className="size-5 shrink-0 text-brand" />
        <p className="min-w-48 flex-1 text-sm">{text}</p>
        {onSignIn && <Button onClick={onSignIn}>{texts.action}</Button>}
      </div>
    </div>
  )
}
