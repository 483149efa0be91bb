import type { ClaimId } from '@did/domain/ids'
import type { ShareRecord } from '@did/domain/share/share-record'
import { describeStatement } from '@did/domain/texts/en/proof/statements'
import { buildStatement } from '@did/proofs/build-statement'
import type { KeptProof } from '../../entities/vault/store/content.ts'
import type { OpenVault } from '../../entities/vault/store/open-vault.ts'

export const ages = [16, 18, 21, 65]

/** `shares` are the account's shares, newest first. `now` is in milliseconds. */
type Known = { claimId: ClaimId; shares: readonly ShareRecord[]; now: number }

/**
 * Finds the newest proof of an age whose link still works. Only the vault has the proof's link.
 * Only the server knows when the proof was made and whether its owner withdrew it.
 */
export function findMadeProof({ entries }: OpenVault, { claimId, shares, now }: Known): KeptProof | null {
  const kept = [...entries.values()].flatMap((entry) =>
    entry.state === 'read' && entry.content.kind === 'proof' && entry.content.claimId === claimId
      ? [entry.content]
      : [],
  )
  for (const { id, status, createdAt } of shares) {
    if (status !== 'active') continue
    const proof = kept.find(({ shareId }) => shareId === id)
    // A proof that answered a request for proof has no link of its own.
    if (proof && proof.url !== '' && proof.expiresAt * 1000 > now && isAboutAge(proof, createdAt)) return proof
  }
  return null
}

/** A claim can have proofs of other facts than an age. */
function isAboutAge({ fact, age }: KeptProof, createdAt: string): boolean {
  if (age !== undefined) return ages.includes(age)
  const today = createdAt.slice(0, 10)
  return ages.some((years) => fact === describeStatement(buildStatement({ type: 'AgeProof', years, today })))
}
