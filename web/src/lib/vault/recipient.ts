import type { AttributeKey } from '@did/domain/attribute-key'
import { isSameAddress } from '@did/domain/hex'
import type { Verifier } from '@did/domain/user'
import { queryOptions } from '@tanstack/react-query'
import type { OpenVault } from './open-vault.ts'

/**
 * Why nothing is sealed for a verifier: it has no key · its wallet has not signed the key · the key or the wallet could not be checked
 * · the key has ended · a later key was seen · the registry has suspended the wallet, or does not know it where it has to.
 */
export type Refusal = 'none' | 'bad' | 'unknown' | 'ended' | 'older' | 'suspended' | 'not-accredited'

/**
 * For whom attributes would be sealed, by the registry on the chain: the wallet that signed the key, and the name and domain under
 * which that wallet was reviewed. Nothing of this is the server's word.
 */
export type Recipient =
  | { kind: 'refused'; why: Refusal }
  | { kind: 'reviewed'; key: AttributeKey; name: string; domain: string }
  | { kind: 'unreviewed'; key: AttributeKey }

export type Asked = Pick<Verifier, 'id' | 'walletAddress' | 'verifierOrganization'>

/** What the screen shows, and what is compared with the screen before anything is sealed. */
export function recipientQuery(vault: OpenVault, verifier: Asked) {
  const { id, walletAddress } = verifier
  return queryOptions({
    // The answer is noted in the vault. Under the vault's own key the note would ask this question again, without end.
    queryKey: ['recipient', id, walletAddress],
    queryFn: async () => (await import('./find-recipient.ts')).findRecipient(vault, verifier),
    staleTime: 0,
    retry: false,
  })
}

/** Whether the owner has to agree to the wallet: nobody has reviewed it, or the list calls it by another name than the registry. */
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

/** Whether the same stands on the screen for both. A later key of the same wallet changes nothing that is shown. */
export function isSameRecipient(a: Recipient, b: Recipient): boolean {
  if (a.kind === 'refused' || b.kind === 'refused' || a.kind !== b.kind) return false
  const isRenamed = a.kind === 'reviewed' && b.kind === 'reviewed' && (a.name !== b.name || a.domain !== b.domain)
  return !isRenamed && isSameAddress(a.key.verifier, b.key.verifier)
}
