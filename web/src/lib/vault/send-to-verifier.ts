import type { SentAttributes } from '@did/domain/attribute-key'
import type { Claim } from '@did/domain/claim'
import type { Hex } from '@did/domain/hex'
import type { Verifier } from '@did/domain/user'
import { getAppConfig } from '../app-config.ts'
import { findAttributes, markSent } from './claim-attributes.ts'
import { sendAttributes } from './sealed-attributes.ts'
import { vaultServer } from './vault-calls.ts'
import { changeVault, currentVault } from './vault-store.ts'
import { findKeyOf, type KeyOfVerifier } from './verifier-keys.ts'

/** Why attributes that are there do not go along: of the verifier's key, or of what they were entered for. */
export type Withheld = Exclude<KeyOfVerifier['kind'], 'good'> | 'other-type'
export type Sealing =
  | { kind: 'sealed'; attributes: SentAttributes; claimHash: Hex }
  /** There are none to send. */
  | { kind: 'nothing' }
  | { kind: 'withheld'; why: Withheld }

/**
 * What goes with a request, sealed to the verifier's key once its signature has been checked. The vault notes first that these were
 * sent: they may be vouched for from then on.
 */
export async function sealForVerifier(
  claim: Claim,
  verifier: Pick<Verifier, 'id' | 'walletAddress'>,
): Promise<Sealing> {
  const vault = currentVault()
  const attributes = vault && (await findAttributes(vault, claim))
  if (!attributes) return { kind: 'nothing' }
  if (attributes.claim.type !== claim.type) return { kind: 'withheld', why: 'other-type' }
  const found = await findKeyOf(verifier)
  if (found.kind !== 'good') return { kind: 'withheld', why: found.kind }
  const { chainId, didRegistry: registry } = await getAppConfig()
  const occasion = { chainId, registry, verifier: verifier.walletAddress, claimHash: claim.claimHash }
  const sent = await sendAttributes(attributes, found.key.publicKey, occasion)
  if (!attributes.sent) await changeVault((current) => markSent(vaultServer, current, { claim, attributes }))
  return { kind: 'sealed', attributes: sent, claimHash: claim.claimHash }
}
