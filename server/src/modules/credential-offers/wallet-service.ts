import type { CredentialConfiguration, walletEvents } from '@did/domain/portable/credential-offer'
import type { Context } from '../../context.ts'
import type { CredentialOfferRow, WalletKey } from '../../db/schema/portable.ts'
import { OAuthError } from '../../http/foreign/oauth-error.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { findThreat } from '../identity-control/service.ts'
import { type Issuing, isStillGood, issueCredential, unsayable } from '../portable-credentials/service.ts'
import { drawSecret } from './secrets.ts'
import * as store from './store.ts'
import { type Binding, checkWalletProof } from './wallet-proof.ts'
import { grantType, readOfferId } from './wallet-token.ts'

/**
 * A wallet that waits for anything but the verifier's signature pauses for this many seconds
 * between two requests.
 */
const waitSeconds = 5
/**
 * A wallet that waits for the verifier's browser to sign pauses for this many seconds between two
 * requests.
 */
const signSeconds = 60
const signDays = 14

/** The context of a wallet's call. `countStored` counts what the server stores for its client. */
export type WalletContext = CountingContext & { countStored: (bytes: number) => void }

export type WalletOffer = {
  credential_issuer: string
  credential_configuration_ids: CredentialConfiguration[]
  grants: Record<string, object>
}

/** Describes an offer that nobody has taken yet (OpenID4VCI 1.0, section 4.1.1). */
export async function getWalletOffer(ctx: Context, id: string): Promise<WalletOffer> {
  const known = readOfferId(id)
  const offer = known === null ? null : await store.findOpenOffer(ctx.db, known)
  if (!offer) throw new OAuthError('not_found', 'This offer is over, or there never was one', 404)
  const txCode = offer.txCodeHash ? { tx_code: { length: 6, input_mode: 'numeric' } } : {}
  return {
    credential_issuer: ctx.config.publicUrl,
    credential_configuration_ids: [offer.configuration],
    grants: { [grantType]: { 'pre-authorized_code': offer.id, ...txCode } },
  }
}

const bindings: Record<CredentialConfiguration, Binding> = {
  claim_sd_jwt: 'jwk',
  claim_jwt: ['did:key', 'did:jwk'],
  claim_ldp: ['did:key'],
  claim_ob: ['did:key'],
}

export type Issued =
  | { kind: 'issued'; credential: string | object; notificationId: string | null }
  | { kind: 'waiting'; transactionId: string; interval: number }

/**
 * The wallet has to prove that it has the key to which the credential is issued (OpenID4VCI 1.0,
 * section 8).
 */
export async function takeCredential(ctx: WalletContext, offer: CredentialOfferRow, proof: string): Promise<Issued> {
  if (offer.issuedAt !== null) throw wasTaken()
  const walletKey = await checkWalletProof(ctx, proof, bindings[offer.configuration])
  if (offer.isDeferred) return wait(ctx, offer, { walletKey })
  const issuing = await prepare(ctx, offer, walletKey)
  if (issuing.kind === 'to-sign') return wait(ctx, offer, { walletKey, toSign: issuing })
  return handOut(ctx, offer, { credential: issuing.credential, notificationId: drawSecret(ctx) })
}

/**
 * The answer has no notification id, because Credo 0.6 refuses a notification id in an answer about
 * a deferred credential (OpenID4VCI 1.0, section 9).
 */
export async function takeDeferredCredential(
  ctx: WalletContext,
  offer: CredentialOfferRow,
  transactionId: string,
): Promise<Issued> {
  const { walletKey } = offer
  if (offer.transactionId !== transactionId || walletKey === null || offer.issuedAt !== null)
    throw new OAuthError('invalid_transaction_id', 'This transaction is unknown, or its credential was taken')
  if (offer.credential !== null) return takeSigned(ctx, offer, transactionId)
  const issuing = await prepare(ctx, offer, walletKey)
  if (issuing.kind === 'issued') return handOut(ctx, offer, { ...issuing, notificationId: null })
  countToSign(ctx, issuing)
  await store.keepToSign(ctx.db, offer, describeToSign(issuing))
  return { kind: 'waiting', transactionId, interval: signSeconds }
}

/**
 * The claim and the verifier's key must still count when the wallet takes the signed credential.
 */
async function takeSigned(ctx: CountingContext, offer: CredentialOfferRow, transactionId: string): Promise<Issued> {
  if (offer.refusedAt !== null) throw await deny(ctx, offer, unsayable.reason)
  if (!offer.credential?.['proof']) return { kind: 'waiting', transactionId, interval: signSeconds }
  await assertNotStolen(ctx, offer)
  if (!(await isStillGood(ctx, offer)))
    throw await deny(ctx, offer, 'The claim or the key of its verifier counts no more')
  return handOut(ctx, offer, { credential: offer.credential, notificationId: null })
}

type ToSign = Extract<Issuing, { kind: 'to-sign' }>

async function wait(
  ctx: WalletContext,
  offer: CredentialOfferRow,
  { walletKey, toSign }: { walletKey: WalletKey; toSign?: ToSign },
): Promise<Issued> {
  if (toSign) countToSign(ctx, toSign)
  const transactionId = drawSecret(ctx)
  const waiting = { transactionId, walletKey }
  if (!(await store.markWaiting(ctx.db, offer, waiting))) throw wasTaken()
  if (toSign) await store.keepToSign(ctx.db, offer, describeToSign(toSign))
  return { kind: 'waiting', transactionId, interval: toSign ? signSeconds : waitSeconds }
}

/** The server writes the credential itself, so no other limit counts its bytes. */
function countToSign(ctx: WalletContext, { credential }: ToSign): void {
  ctx.countStored(Buffer.byteLength(JSON.stringify(credential)))
}

function describeToSign({ credential, key }: ToSign): store.ToSign {
  return { credential, issuerKeyId: key.row.id, days: signDays }
}

async function prepare(ctx: CountingContext, offer: CredentialOfferRow, walletKey: WalletKey) {
  await assertNotStolen(ctx, offer)
  const issuing = await issueCredential(ctx, offer, walletKey)
  if (issuing.kind === 'refused') throw await deny(ctx, offer, issuing.reason)
  return issuing
}

const threats = {
  frozen: 'The owner reports a stolen key, so nothing is issued',
  changed: 'Another key acts for the owner now, so the offer is over',
}

/** Throws if a thief may have made the offer with a stolen key of the owner. */
async function assertNotStolen(ctx: Context, offer: CredentialOfferRow): Promise<void> {
  const threat = await findThreat(ctx, offer.owner)
  if (threat !== null) throw await deny(ctx, offer, threats[threat])
}

async function handOut(
  ctx: Context,
  offer: CredentialOfferRow,
  { credential, notificationId }: { credential: string | object; notificationId: string | null },
): Promise<Issued> {
  if (!(await store.markIssued(ctx.db, offer, { notificationId }))) throw wasTaken()
  return { kind: 'issued', credential, notificationId }
}

/**
 * Ends the offer and returns an error after which the wallet does not ask again (OpenID4VCI 1.0,
 * section 8.3.1.2).
 */
async function deny(ctx: Context, offer: CredentialOfferRow, reason: string): Promise<OAuthError> {
  await store.cancelOffer(ctx.db, offer.id, reason === unsayable.reason)
  return new OAuthError('credential_request_denied', reason)
}

function wasTaken(): OAuthError {
  return new OAuthError(
    'invalid_credential_request',
    'The credential of this offer was taken before, or the offer is over',
  )
}

/** A wallet's report that arrives again changes nothing (OpenID4VCI 1.0, section 11). */
export async function recordWalletEvent(
  ctx: Context,
  offer: CredentialOfferRow,
  { notificationId, event }: { notificationId: string; event: (typeof walletEvents)[number] },
): Promise<void> {
  if (offer.notificationId !== notificationId)
    throw new OAuthError('invalid_notification_id', 'There is no credential with this notification id')
  await store.keepEvent(ctx.db, offer, event)
}
