import type { SentAttributes } from '@did/domain/attribute-key'
import type { Claim } from '@did/domain/claim'
import type { Hex } from '@did/domain/hex'
import type { Verifier } from '@did/domain/user'
import { getAppConfig } from '../app-config.ts'
import { findAttributes, markSent } from './claim-attributes.ts'
import { sendAttributes } from './sealed-attributes.ts'
import { vaultServer } from './vault-calls.ts'
import { changeVault, currentVault } from './vault-store.ts'
import { findKeyOf } from './verifier-keys.ts'

export type Sendable = { attributes: SentAttributes; claimHash: Hex }

/**
 * What goes with a request, sealed to the verifier's key once its signature has been checked; null where there is nothing to send or
 * no key to trust. The vault notes first that these were sent: they may be vouched for from then on.
 */
export async function sealForVerifier(
  claim: Claim,
  verifier: Pick<Verifier, 'id' | 'walletAddress'>,
): Promise<Sendable | null> {
  const vault = currentVault()
  const attributes = vault && (await findAttributes(vault, claim))
  if (!attributes || attributes.claim.type !== claim.type) return null
  const found = await findKeyOf(verifier)
  if (found.kind !== 'good') return null
  const { chainId, didRegistry: registry } = await getAppConfig()
  const occasion = { chainId, registry, verifier: verifier.walletAddress, claimHash: claim.claimHash }
  const sent = await sendAttributes(attributes, found.key.publicKey, occasion)
  if (!attributes.sent) await changeVault((current) => markSent(vaultServer, current, { claim, attributes }))
  return { attributes: sent, claimHash: claim.claimHash }
}
