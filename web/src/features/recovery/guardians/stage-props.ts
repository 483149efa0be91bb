import type { IdentityControl } from '@did/domain/account/recovery'
import type { Address } from '@did/domain/hex'
import type { getAppConfig } from '../../../lib/app-config.ts'

export type StageProps = {
  identity: Address
  /** No address of the person can be a guardian. */
  own: readonly Address[]
  config: Awaited<ReturnType<typeof getAppConfig>>
  /**
   * What the chain index knows about the identity's guardians and controller, or null if the chain
   * index does not know the identity.
   */
  control: IdentityControl | null
  onClose: () => void
}
