import type { Verifier } from '@did/domain/account/user'
import { isSameAddress } from '@did/domain/hex'
import type { AttributeKey } from '@did/domain/vault/attribute-key'

/**
 * Why the page seals nothing for a verifier. `none`: the verifier has no attribute key. `bad`: the
 * verifier's wallet has not signed the key. `unknown`: the page could not check the key or the
 * wallet. `ended`: the key has ended. `older`: the page has seen a later key. `frozen`: the
 * verifier’s own key is reported stolen. `suspended`: the registry has suspended the wallet.
 * `not-accredited`: the registry does not know the wallet, and this installation allows only
 * accredited verifiers.
 */
export type Refusal = 'none' | 'bad' | 'unknown' | 'ended' | 'older' | 'frozen' | 'suspended' | 'not-accredited'

/**
 * The recipient of attributes. The name and the domain come from the chain and not from the server.
 */
export type Recipient =
  | { kind: 'refused'; why: Refusal }
  | { kind: 'reviewed'; key: AttributeKey; name: string; domain: string }
  | { kind: 'unreviewed'; key: AttributeKey }

export type Asked = Pick<Verifier, 'id' | 'walletAddress' | 'verifierOrganization'>

/**
 * The owner has to agree to the recipient's wallet if nobody has reviewed the wallet or if the
 * server's list gives it another name than the chain.
 */
export function needsConsent(recipient: Recipient, verifier: Pick<Verifier, 'verifierOrganization'>): boolean {
  switch (recipient.kind) {
    case 'reviewed':
      return recipient.name !== verifier.verifierOrganization
    case 'unreviewed':
      return true
    case 'refused':
      return false
  }
}

/**
 * Tells whether two recipients look the same on screen, which shows the wallet and not its
 * attribute key.
 */
export function isSameRecipient(a: Recipient, b: Recipient): boolean {
  if (a.kind === 'refused' || b.kind === 'refused' || a.kind !== b.kind) return false
  const isRenamed = a.kind === 'reviewed' && b.kind === 'reviewed' && (a.name !== b.name || a.domain !== b.domain)
  return !isRenamed && isSameAddress(a.key.verifier, b.key.verifier)
}
