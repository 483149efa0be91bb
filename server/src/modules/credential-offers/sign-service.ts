import { isDeepStrictEqual } from 'node:util'
import { toPublicMultikey } from '@did/credentials/data-integrity/ed25519-key'
import { isSignable } from '@did/credentials/data-integrity/is-signable'
import { verifyCredentialProof } from '@did/credentials/data-integrity/verify-proof'
import { listBadgeProofs } from '@did/credentials/portable/open-badge'
import { AppError } from '@did/domain/errors'
import type { CredentialOfferId } from '@did/domain/portable/credential-offer'
import type { CredentialToSign, SignedCredential } from '@did/domain/portable/credential-to-sign'
import { hexToBytes } from 'viem'
import { notFound } from '../../refusals.ts'
import type { Session } from '../auth/session.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { type ActiveKey, listActiveKeys } from '../issuer-keys/find-key.ts'
import * as store from './store.ts'

/**
 * Only the caller's browser has the keys with which these credentials must be signed. Keys that no
 * longer count are left out.
 */
export async function listCredentialsToSign(
  ctx: CountingContext,
  session: Session,
): Promise<{ credentials: CredentialToSign[] }> {
  const keys = await listBrowserKeys(ctx, session)
  const offers = await store.listToSign(
    ctx.db,
    keys.map(({ row }) => row.id),
  )
  const credentials = offers.flatMap(({ id, credential, issuerKeyId }) => {
    const key = keys.find(({ row }) => row.id === issuerKeyId)
    if (!key || credential === null) return []
    return { id, publicKeyMultibase: toPublicMultikey(hexToBytes(key.row.publicKey)), method: key.method, credential }
  })
  return { credentials }
}

/** All members of the waiting credential except the proof must be unchanged. */
export async function signCredential(
  ctx: CountingContext,
  session: Session,
  { id, input }: { id: CredentialOfferId; input: SignedCredential },
): Promise<void> {
  const { credential, key } = await findWaiting(ctx, session, id)
  const { proof: _, ...unsigned } = input.credential
  const isSame = isDeepStrictEqual(unsigned, credential)
  if (!isSame || !(await isSignedBy(input.credential, key, ctx.now())))
    throw new AppError('credential-proof-invalid', 'This is another credential, or its proof is by another key')
  if (!(await store.keepSigned(ctx.db, id, listBadgeProofs(input.credential)))) throw notFound()
}

/**
 * A credential that the caller's browser could not sign goes to the end of the list, so that it
 * does not hold up others. The credential is refused for good only if no key can sign it, because
 * the browser may have failed for another reason.
 */
export async function setCredentialAside(ctx: CountingContext, session: Session, id: CredentialOfferId): Promise<void> {
  const { credential, setAsideAt } = await findWaiting(ctx, session, id)
  const isRefused = setAsideAt === null && !(await isSignable(credential, ctx.now()))
  await store.setAside(ctx.db, id, { isRefused })
}

async function findWaiting(ctx: CountingContext, session: Session, id: CredentialOfferId) {
  const offer = await store.findOfferById(ctx.db, id)
  const keys = offer?.credential ? await listBrowserKeys(ctx, session) : []
  const key = keys.find(({ row }) => row.id === offer?.issuerKeyId)
  if (!offer?.credential || offer.credential['proof'] !== undefined || !key) throw notFound()
  return { credential: offer.credential, setAsideAt: offer.setAsideAt, key }
}

async function listBrowserKeys(ctx: CountingContext, { address }: Session): Promise<ActiveKey[]> {
  const keys = await listActiveKeys(ctx, address)
  return keys.filter(({ custody }) => custody === 'browser')
}

/**
 * Tells whether exactly this key signed the credential. A proof by another key of the verifier does
 * not count.
 */
async function isSignedBy(credential: object, { row, method }: ActiveKey, now: Date): Promise<boolean> {
  const id = method.split('#')[0] ?? ''
  const publicKeyMultibase = toPublicMultikey(hexToBytes(row.publicKey))
  const key = { id: method, type: 'Multikey', controller: id, publicKeyMultibase }
  const document = { id, verificationMethod: [key], assertionMethod: [method] }
  return (await verifyCredentialProof(credential, { resolve: async () => document, now })).ok
}
