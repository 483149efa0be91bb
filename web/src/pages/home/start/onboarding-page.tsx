import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { useAccount } from '../../../entities/account/account.ts'
import { OnboardingWizard } from '../../../features/onboarding/onboarding-wizard.tsx'
import { useLazy } from '../../../lib/use-lazy.ts'
import { onboardingTexts } from '../../../texts/en/onboarding/onboarding.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { useSponsoredWizard } from './use-sponsored-wizard.ts'

type OnboardingPageProps = {
  address: Address
  user: User | null
  dids: readonly Did[]
  onComplete: (did: Did) => void
  /** Called when the person leaves the wizard early. The page's URL does not change. */
  onLeave: () => void
}

export function OnboardingPage({ address, user, dids, onComplete, onLeave }: OnboardingPageProps) {
  const { byPasskey } = useAccount()
  const OneKeyNotice = useLazy(
    async () => (await import('../../../features/wallet/keys/one-key-notice.tsx')).OneKeyNotice,
    byPasskey,
  )
  useDocumentTitle(onboardingTexts.documentTitle)
  const onChain = useSponsoredWizard()
  return (
    <div className="w-full px-4 py-8 md:px-6 md:py-12">
      <OnboardingWizard
        address={address}
        user={user}
        dids={dids}
        onChain={onChain}
        doneNotice={OneKeyNotice && <OneKeyNotice />}
        onComplete={onComplete}
        onLeave={onLeave}
      />
    </div>
  )
}
