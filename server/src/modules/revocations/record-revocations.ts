import type { Address, Hex } from '@did/domain/hex'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inOrderOfIds } from '../../db/lock-order.ts'
import { touchClaim } from '../claims/lock-claims.ts'
import { findLevel } from '../claims/service.ts'
import { buildClaimNotice, buildClaimStateNotice, type Notice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { isRevoked, nameVerifier, readReason } from './present.ts'
import * as store from './store.ts'

export type SeenRevocation = { verifier: Address; attestation: Hex; reason: Hex }
type Recording = Pick<Context, 'now' | 'randomBytes'>
type Revoked = store.Confirmed & { revocation: store.RevocationRow }

/**
 * Returns null if the revocation is already known or the claim was erased. Otherwise, the caller
 * has to notify the owner.
 */
export async function storeRevocation(
  ctx: Recording,
  tx: Transaction,
  { confirmed, signed }: { confirmed: store.Confirmed; signed: store.Signed },
): Promise<store.RevocationRow | null> {
  const { attestation, verifier } = confirmed
  if (!(await touchClaim(tx, attestation.claimId))) return null
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
  await appendHistory(ctx, tx, {
    claimId: attestation.claimId,
    kind: 'revoked',
    actor: verifier.walletAddress,
    detail,
  })
  return added
}

/** Call this as late as possible, because it locks the rows of the owners until the commit. */
export async function notifyOwners(tx: Transaction, revoked: readonly Revoked[]): Promise<void> {
  const notices: Notice[] = []
  for (const confirmed of revoked) {
    const { revocation, ownerId } = confirmed
    const state = await describeState(tx, confirmed, revocation.revokedAt)
    const why = { verifier: nameVerifier(confirmed), reason: readReason(revocation) }
    notices.push(buildClaimNotice(ownerId, { ...state, revocation: why }))
  }
  await notifyUsers(tx, notices)
}

/** A revocation by a wallet that did not sign the attestation does not count. */
export async function recordSeenRevocations(
  ctx: Recording,
  tx: Transaction,
  seen: readonly SeenRevocation[],
): Promise<void> {
  const known: { confirmed: store.Confirmed; reason: Hex }[] = []
  for (const { verifier, attestation, reason } of seen) {
    const confirmed = await store.findConfirmedBy(tx, { verifier, attestation })
    if (confirmed && !isRevoked(confirmed)) known.push({ confirmed, reason })
  }
  const revoked: Revoked[] = []
  for (const { confirmed, reason } of inOrderOfIds(known, ({ confirmed: { claim } }) => claim.id)) {
    const signed = { reason, reasonText: null, signature: null }
    const revocation = await storeRevocation(ctx, tx, { confirmed, signed })
    if (revocation) revoked.push({ ...confirmed, revocation })
  }
  await notifyOwners(tx, revoked)
}

/**
 * Some revocations were stored only because the chain showed them. If a reorganisation removes such
 * a revocation from the chain, its attestation counts again.
 */
export async function forgetUnfounded(ctx: Recording, tx: Transaction): Promise<void> {
  const restored: store.Confirmed[] = []
  for (const attestation of await store.deleteUnfounded(tx)) {
    const confirmed = await store.findConfirmedOf(tx, attestation)
    if (confirmed) restored.push(confirmed)
  }
  const notices: Notice[] = []
  for (const confirmed of inOrderOfIds(restored, ({ claim }) => claim.id)) {
    if (!(await touchClaim(tx, confirmed.claim.id))) continue
    const detail = { digest: confirmed.attestation.digest, verifier: nameVerifier(confirmed) }
    await appendHistory(ctx, tx, { claimId: confirmed.claim.id, kind: 'restored', actor: null, detail })
    notices.push(buildClaimStateNotice(confirmed.ownerId, await describeState(tx, confirmed, ctx.now())))
  }
  await notifyUsers(tx, notices)
}

async function describeState(tx: Transaction, { claim: { id, title } }: store.Confirmed, at: Date) {
  const verificationLevel = await findLevel(tx, id)
  return { id, title, isVerified: verificationLevel !== null, verificationLevel, timestamp: at.toISOString() }
}
