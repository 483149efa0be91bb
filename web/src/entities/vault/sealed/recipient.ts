import type { Verifier } from '@did/domain/account/user'
import { isSameAddress } from '@did/domain/hex'
import type { AttributeKey } from '@did/domain/vault/attribute-key'

/**
 * Each value says why nothing is sealed for a verifier. `none`: the verifier has no key. `bad`: its
 * wallet has not signed the key. `unknown`: the page could not check key or wallet. `ended`: the
 * key has ended. `older`: the page has seen a later key. `frozen`: the verifier’s key is reported
 * stolen. `suspended`: the registry has suspended the wallet. `not-accredited`: the registry does
 * not know the wallet, but this installation demands it.
 */
export type Refusal = 'none' | 'bad' | 'unknown' | 'ended' | 'older' | 'frozen' | 'suspended' | 'not-accredited'

/** The wallet that signed the key. Its name and domain come from the chain, not the server. */
export type Recipient =
  | { kind: 'refused'; why: Refusal }
  | { kind: 'reviewed'; key: AttributeKey; name: string; domain: string }
  | { kind: 'unreviewed'; key: AttributeKey }

export type Asked = Pick<Verifier, 'id' | 'walletAddress' | 'verifierOrganization'>

/**
 * Tells whether the owner has to agree to the wallet, because nobody has reviewed it or the
 * server's list gives it another name.
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

/** Ignores a later key of the same wallet, because the screen shows no difference. */
export function isSameRecipient(a: Recipient, b: Recipient): boolean {
  if (a.kind === 'refused' || b.kind === 'refused' || a.kind !== b.kind) return false
  const isRenamed = a.kind === 'reviewed' && b.kind === 'reviewed' && (a.name !== b.name || a.domain !== b.domain)
  return !isRenamed && isSameAddress(a.key.verifier, b.key.verifier)
}
