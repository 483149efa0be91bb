import { YourData } from '../../features/profile/your-data.tsx'
import { VaultSection } from '../../features/vault/vault-section.tsx'

/** What stands below the profile: what is the person's own, sealed and open. */
export function ProfileExtras() {
  return (
    <>
      <VaultSection />
      <YourData />
    </>
  )
}
