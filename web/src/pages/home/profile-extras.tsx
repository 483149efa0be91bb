import { AlertsSection } from '../../features/alerts/alerts-section.tsx'
import { YourData } from '../../features/profile/your-data.tsx'
import { MoveSection } from '../../features/recovery/control/move-section.tsx'
import { GuardiansSection } from '../../features/recovery/guardians/guardians-section.tsx'
import { VaultSection } from '../../features/vault/vault-section.tsx'
import { PasskeysSection } from '../../features/wallet/keys/passkeys-section.tsx'

export function ProfileExtras() {
  return (
    <>
      <PasskeysSection />
      <GuardiansSection />
      <MoveSection />
      <VaultSection />
      <AlertsSection />
      <YourData />
    </>
  )
}
