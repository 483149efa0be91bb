import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { onboardingTexts as texts } from '../../texts/en/onboarding/onboarding.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/**
 * Stands in the wizard's place until a wallet has signed in. `action` connects the wallet or signs
 * in.
 */
export function WizardWithoutWallet({ action, onLeave }: { action: ReactNode; onLeave: () => void }) {
  const { title, text } = useAccount().connected ? texts.signIn : texts.connect
  return (
    <div className="mx-auto w-full max-w-xl">
      <h1 className="mb-5 text-2xl font-semibold text-balance">{texts.heading}</h1>
      <EmptyState icon={Wallet} title={title} level={2} action={action}>
        {text}
      </EmptyState>
      <div className="mt-3 text-center">
        <Button variant="quiet" className="text-ink-2" onClick={onLeave}>
          {texts.skip}
        </Button>
      </div>
    </div>
  )
}
