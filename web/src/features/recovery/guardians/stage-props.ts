import type { IdentityControl } from '@did/domain/account/recovery'
import type { Address } from '@did/domain/hex'
import type { getAppConfig } from '../../../lib/app-config.ts'

export type StageProps = {
  identity: Address
  /** The addresses of the person, none of which can be a guardian. */
  own: readonly Address[]
  config: Awaited<ReturnType<typeof getAppConfig>>
  /**
   * What the chain index knows about the guardians and the controller of the identity. It is null
   * if the chain index knows nothing of the identity.
   */
  control: IdentityControl | null
  onClose: () => void
}
