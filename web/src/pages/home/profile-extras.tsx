import { YourData } from '../../features/profile/your-data.tsx'
import { VaultSection } from '../../features/vault/vault-section.tsx'

export function ProfileExtras() {
  return (
    <>
      <VaultSection />
      <YourData />
    </>
  )
}
