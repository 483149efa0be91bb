import { Suspense, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { askTexts as texts } from '../texts/en/request-for-proof/asking.ts'
import { Loading } from '../ui/skeleton.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const AnyWallet = lazyPart(async () => (await import('../features/any-wallet/any-wallet.tsx')).AnyWallet)
const Asking = lazyPart(async () => (await import('./request-for-proof/asking.tsx')).Asking)

/** Nobody needs an account or a wallet to ask somebody for a proof. */
export function AskPage() {
  useDocumentTitle(texts.title)
  const [isWalletAsked, setIsWalletAsked] = useState(false)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-6 md:px-6 md:py-10">
      <div>
        <h1 className="text-2xl font-semibold">{texts.title}</h1>
        <p className="mt-2 text-pretty text-ink-2">{texts.lead}</p>
        <p className="mt-1 text-sm text-ink-2">{texts.noAccount}</p>
      </div>
      <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
        {!isWalletAsked && <Asking />}
        <AnyWallet onAsking={setIsWalletAsked} />
      </Suspense>
    </div>
  )
}
