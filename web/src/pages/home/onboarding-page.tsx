import type { User } from '@did/domain/account/user'
import type { Did } from '@did/domain/did'
import type { Address } from '@did/domain/hex'
import { OnboardingWizard } from '../../features/onboarding/onboarding-wizard.tsx'
import { onboardingTexts } from '../../texts/en/account/onboarding.ts'
import { useDocumentTitle } from '../use-document-title.ts'

type OnboardingPageProps = {
  address: Address
  user: User | null
  dids: readonly Did[]
  onComplete: (did: Did) => void
  /** Called when the person leaves the wizard early. The page's URL stays. */
  onLeave: () => void
}

export function OnboardingPage({ address, user, dids, onComplete, onLeave }: OnboardingPageProps) {
  useDocumentTitle(onboardingTexts.documentTitle)
  return (
    <div className="w-full px-4 py-8 md:px-6 md:py-12">
      <OnboardingWizard address={address} user={user} dids={dids} onComplete={onComplete} onLeave={onLeave} />
    </div>
  )
}
