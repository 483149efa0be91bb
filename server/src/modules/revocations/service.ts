import { buildRevocationRequest, hashRevocationReason } from '@did/credentials/claim-revocation'
import { isRevocationReason } from '@did/domain/revocation-reason'
import type { RevocationQuery, RevocationRequest, RevokeClaim } from '@did/domain/revocation-record'
import type { Context } from '../../context.ts'
import type { Page } from '../../http/paging.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import { attestationDomain } from '../attestations/describe.ts'
import type { Session } from '../auth/session.ts'
import { checkRevocation } from './check.ts'
import { assertMayRevoke, mayReadRevocation } from './policy.ts'
import { isRevoked } from './present.ts'
import { storeRevocation, tellOwner } from './record.ts'
import * as store from './store.ts'

export type { RevocationRow } from './store.ts'

/** What the caller confirmed, newest first, what it took back included. */
export async function listConfirmations({ db }: Context, { user }: Session, page: Page): Promise<store.Confirmed[]> {
  return user ? store.listConfirmed(db, user.id, page) : []
}

/** Every confirmation of a claim that was taken back, newest first: all to its owner, to a verifier its own. */
export async function listRevocationsOfClaim({ db }: Context, session: Session, claimId: number) {
  const all = await store.listOfClaim(db, claimId)
  const readable = all.filter((confirmed) => mayReadRevocation(session, confirmed))
  if (readable.length === 0) throw notFound()
  return readable.filter(isRevoked)
}

type Asked<Input> = { claimId: number; input: Input }

/** What the caller's wallet is to sign, complete. */
export async function prepareRevocation(
  ctx: Context,
  { user }: Session,
  { claimId, input }: Asked<RevocationQuery>,
): Promise<RevocationRequest> {
  const digest = input.attestation
  const confirmed = user && (await store.findConfirmed(ctx.db, { claimId, verifierId: user.id, digest }))
  if (!confirmed) throw notFound()
  const message = { attestation: confirmed.attestation.digest, reason: hashRevocationReason(input.reason) }
  return buildRevocationRequest({ domain: attestationDomain(ctx.config), message })
}

/**
 * The verifier takes back what it signed. From this commit on the claim is unverified and its owner knows; the chain follows.
 * Asked again it answers what was signed first.
 */
export async function revokeClaim(
  ctx: Context,
  session: Session,
  { claimId, input }: Asked<RevokeClaim>,
): Promise<store.Confirmed & { revocation: store.RevocationRow }> {
  assertMayRevoke(session)
  const asked = { claimId, verifierId: session.user.id, digest: input.attestation }
  const confirmed = await store.findConfirmed(ctx.db, asked)
  if (!confirmed) throw notAllowed()
  if (isRevoked(confirmed) && confirmed.revocation.signature !== null) return confirmed
  const { digest } = confirmed.attestation
  const reason = hashRevocationReason(input.reason)
  const signature = await checkRevocation(ctx, {
    verifier: confirmed.verifier.walletAddress,
    message: { attestation: digest, reason },
    signature: input.signature,
  })
  const reasonText = isRevocationReason(input.reason) ? null : input.reason
  await ctx.db.transaction(async (tx) => {
    const revocation = await storeRevocation(tx, confirmed, { reason, reasonText, signature })
    if (revocation) await tellOwner(tx, { ...confirmed, revocation })
  })
  ctx.doorbell.ring()
  const stored = await store.findConfirmed(ctx.db, { ...asked, digest })
  if (!stored) throw notAllowed() // erased since it was looked at
  if (!isRevoked(stored)) throw new Error('The revocation was not stored')
  return stored
}

export function listRevokedIndexes({ db }: Context, statusList: number): Promise<number[]> {
  return store.listRevokedIndexes(db, statusList)
}

export function findRevocationAt(
  { db }: Context,
  place: { statusList: number; statusIndex: number },
): Promise<store.RevocationRow | null> {
  return store.findRevocationAt(db, place)
}
