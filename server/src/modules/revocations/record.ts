import type { Address, Hex } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { findLevel } from '../claims/service.ts'
import { addClaimUnverified, addClaimVerified } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { isRevoked, nameVerifier, readReason } from './present.ts'
import * as store from './store.ts'

export type SeenRevocation = { verifier: Address; attestation: Hex; reason: Hex }
type Told = store.Confirmed & { revocation: store.RevocationRow }

/** Stores it with all that follows but the telling; null when it was stored before, or the claim is gone. */
export async function storeRevocation(
  tx: Transaction,
  confirmed: store.Confirmed,
  signed: store.Signed,
): Promise<store.RevocationRow | null> {
  const { attestation, verifier } = confirmed
  if (!(await store.touchClaim(tx, attestation.claimId))) return null
  const added = await store.addRevocation(tx, {
    ...signed,
    attestation: attestation.digest,
    verifier: verifier.walletAddress,
    statusList: attestation.message.statusList,
    statusIndex: attestation.message.statusIndex,
  })
  const revocation = added ?? (await store.signRevocation(tx, attestation.digest, signed))
  if (!revocation) return null
  const detail = {
    digest: attestation.digest,
    verifier: nameVerifier(confirmed),
    reason: readReason(revocation),
    reasonOnChain: revocation.reason,
  }
  await appendHistory(tx, {
    claimId: attestation.claimId,
    kind: 'revoked',
    actor: verifier.walletAddress,
    detail,
  })
  return added
}

/** The owner's open pages and bell. After everything else of its transaction: it locks the owner. */
export async function tellOwner(tx: Transaction, confirmed: Told): Promise<void> {
  const { claim, ownerId, revocation } = confirmed
  const verificationLevel = await findLevel(tx, claim.id)
  await addClaimUnverified(tx, {
    recipientId: ownerId,
    claim: {
      id: claim.id,
      title: claim.title,
      isVerified: verificationLevel !== null,
      verificationLevel,
      timestamp: revocation.revokedAt.toISOString(),
      revocation: { verifier: nameVerifier(confirmed), reason: readReason(revocation) },
    },
  })
}

/**
 * Part of the index's transaction: what a verifier took back on the chain, perhaps without us. An event about an attestation of
 * somebody else says nothing.
 */
export async function recordSeenRevocations(tx: Transaction, seen: readonly SeenRevocation[]): Promise<void> {
  const known: store.Confirmed[] = []
  for (const event of seen) {
    const confirmed = await store.findConfirmedBy(tx, event)
    if (confirmed && !isRevoked(confirmed)) known.push(confirmed)
  }
  const told: Told[] = []
  for (const confirmed of known.toSorted((a, b) => a.claim.id - b.claim.id)) {
    const event = seen.find(({ attestation }) => attestation === confirmed.attestation.digest)
    if (!event) continue
    const signed = { reason: event.reason, reasonText: null, signature: null }
    const revocation = await storeRevocation(tx, confirmed, signed)
    if (revocation) told.push({ ...confirmed, revocation })
  }
  for (const each of told.toSorted((a, b) => a.ownerId - b.ownerId)) await tellOwner(tx, each)
}

/** Part of the index's transaction, after a reorganisation: what only the chain had said, and says no more, holds again. */
export async function forgetUnfounded(tx: Transaction): Promise<void> {
  const restored: store.Confirmed[] = []
  for (const attestation of await store.deleteUnfounded(tx)) {
    const confirmed = await store.findConfirmedOf(tx, attestation)
    if (confirmed) restored.push(confirmed)
  }
  const told: store.Confirmed[] = []
  for (const confirmed of restored.toSorted((a, b) => a.claim.id - b.claim.id))
    if (await store.touchClaim(tx, confirmed.claim.id)) {
      const detail = { digest: confirmed.attestation.digest, verifier: nameVerifier(confirmed) }
      await appendHistory(tx, { claimId: confirmed.claim.id, kind: 'restored', actor: null, detail })
      told.push(confirmed)
    }
  for (const { claim, ownerId } of told.toSorted((a, b) => a.ownerId - b.ownerId)) {
    const verificationLevel = await findLevel(tx, claim.id)
    const isVerified = verificationLevel !== null
    const timestamp = new Date().toISOString()
    const state = { id: claim.id, title: claim.title, isVerified, verificationLevel, timestamp }
    await addClaimVerified(tx, { recipientId: ownerId, claim: state })
  }
}
