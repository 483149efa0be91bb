import { Suspense, useEffect, useState } from 'react'
import { forgetRequest } from '../../entities/any-wallet/kept-request.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Queries } from '../../lib/query/queries.tsx'
import { anyWalletTexts as texts } from '../../texts/en/any-wallet/any-wallet.ts'
import { Loading } from '../../ui/skeleton.tsx'
import { WalletForm } from './wallet-form.tsx'
import { keepRequest, recallRequest, type WalletRequest } from './wallet-request.ts'

const AskedWallet = lazyPart(async () => (await import('./asked-wallet.tsx')).AskedWallet)

/**
 * Asks a wallet for a claim. While the request to the wallet is open, the page around this part
 * shows nothing else, so `onAsking` hears when the request opens and when it ends.
 */
export function AnyWallet({ onAsking }: { onAsking: (isAsking: boolean) => void }) {
  const [asked, setAsked] = useState<WalletRequest | null>(() => recallRequest(location.hash))
  useEffect(() => onAsking(asked !== null), [asked, onAsking])
  const begin = (request: WalletRequest) => {
    if (request.way === 'link') keepRequest(request)
    setAsked(request)
  }
  const end = () => {
    forgetRequest()
    setAsked(null)
  }
  return (
    <section aria-label={texts.title} className="flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <h2 className="text-lg font-semibold">{texts.title}</h2>
        <p className="mt-1 text-sm text-pretty text-ink-2">{texts.lead}</p>
      </div>
      {asked ? (
        <Queries>
          <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
            <AskedWallet key={asked.request.id} asked={asked} onAgain={end} />
          </Suspense>
        </Queries>
      ) : (
        <WalletForm onAsked={begin} />
      )}
    </section>
  )
}
