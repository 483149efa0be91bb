import {
  buildRevocationRequest,
  checkRevocation as checkSigned,
  hashRevocationReason,
} from '@did/credentials/attestation/claim-revocation'
import { readWalletAnswer } from '@did/credentials/signature/signature'
import { isRevocationReason } from '@did/domain/attestation/revocation-reason'
import type { RevocationMessage, RevocationRequest } from '@did/domain/attestation/revocation-record'
import type { RevocationQuery, RevokeClaim } from '@did/domain/attestation/revoke-claim'
import { AppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Context } from '../../context.ts'
import { type Page, toPage } from '../../http/paging.ts'
import { notAllowed, notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import { assertMayRevoke, mayReadRevocation } from './policy.ts'
import { isRevoked } from './present.ts'
import { notifyOwners, storeRevocation } from './record-revocations.ts'
import * as store from './store.ts'

export type { RevocationRow } from './store.ts'

type Listed = { page: Page; sameTextAs?: Hex | undefined }

/**
 * Lists revoked attestations, too. `sameTextAs` is the digest of one attestation. With it, lists
 * only the other attestations of the same text that still hold.
 */
export async function listConfirmations(
  { db }: Context,
  { user }: Session,
  { page, sameTextAs }: Listed,
): Promise<store.Confirmed[]> {
  if (!user) return []
  if (sameTextAs === undefined) return store.listConfirmed(db, user.id, page)
  const confirmed = await store.findConfirmed(db, { verifierId: user.id, digest: sameTextAs })
  return confirmed ? store.listOthersHolding(db, confirmed, page) : []
}

/**
 * Links and files that contain one of the verifier's other attestations of the same text keep their
 * verdict.
 */
export async function listStillHolding({ db }: Context, revoked: store.Confirmed): Promise<Hex[]> {
  const others = await store.listOthersHolding(db, revoked, toPage({}))
  return others.map(({ attestation }) => attestation.digest)
}

/** The owner of a claim gets all its revocations, and a verifier gets its own. */
export async function listRevocationsOfClaim({ db }: Context, session: Session, claimId: number) {
  const all = await store.listOfClaim(db, claimId)
  const readable = all.filter((confirmed) => mayReadRevocation(session, confirmed))
  if (readable.length === 0) throw notFound()
  return readable.filter(isRevoked)
}

type Asked<Input> = { claimId: number; input: Input }

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
 * From the commit on, the attestation does not count and the owner is notified; the chain follows
 * later. A second call returns the first signed revocation.
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
    const signed = { reason, reasonText, signature }
    const revocation = await storeRevocation(ctx, tx, { confirmed, signed })
    if (revocation) await notifyOwners(tx, [{ ...confirmed, revocation }])
  })
  ctx.doorbell.ring()
  const stored = await store.findConfirmed(ctx.db, { ...asked, digest })
  if (!stored) throw notAllowed() // The owner has erased the claim since the commit.
  if (!isRevoked(stored)) throw new Error('The revocation was not stored')
  return stored
}

export function listRevokedIndexes({ db }: Context, statusList: number): Promise<number[]> {
  return store.listRevokedIndexes(db, statusList)
}

type Signed = { verifier: Address; message: RevocationMessage; signature: Hex }

/**
 * Throws unless the verifier signed exactly this revocation. Returns the signature in the form in
 * which it is stored: a key's signature in its one accepted spelling, or a contract wallet's
 * signature as it came.
 */
async function checkRevocation({ config, chain }: Context, { signature, ...signed }: Signed): Promise<Hex> {
  const accepted = readWalletAnswer(signature) ?? signature
  const domain = attestationDomain(config)
  if ((await checkSigned(domain, { ...signed, signature: accepted }, chain.judgeContractSignature)) === true)
    return accepted
  throw new AppError('revocation-signature-invalid', 'The revocation is not signed by this verifier')
}
