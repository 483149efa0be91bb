import { timingSafeEqual } from 'node:crypto'
import type { Hex } from '@did/domain/hex'
import { maximumPresentationRequest as most } from '@did/domain/portable/limits'
import {
  type CreatePresentationRequest,
  type PresentationProgress,
  type PresentationRequest,
  type PresentationRequestId,
  presentationRequestIdSchema,
} from '@did/domain/portable/presentation-request'
import type { Context } from '../../context.ts'
import type { PresentationRequestRow } from '../../db/schema/presentations.ts'
import { notFound } from '../../refusals.ts'
import { getSigningKey } from '../../signing-key.ts'
import { drawSecret, hashSecret } from '../credential-offers/secrets.ts'
import { drawAnswerKey } from './answer-key.ts'
import { nameClient } from './client-id.ts'
import { fail } from './judged.ts'
import * as store from './store.ts'

export const requestFolder = '/oid4vp/requests'

/** Only the caller gets the secret that reads the outcome. */
export async function createPresentationRequest(
  ctx: Context,
  { configuration, claims, clientIdPrefix, sameDevice }: CreatePresentationRequest,
): Promise<PresentationRequest> {
  const clientId = nameClient(ctx.config, clientIdPrefix)
  await getSigningKey(ctx) // Without the service's signing key, no wallet could read the request.
  const id = presentationRequestIdSchema.parse(Buffer.from(ctx.randomBytes(16)).toString('base64url'))
  const secret = drawSecret(ctx)
  const expiresAt = new Date(ctx.now().getTime() + most.lifetimeMs)
  await store.addRequest(ctx.db, {
    id,
    secretHash: hashSecret(secret),
    configuration,
    claims: claims ?? null,
    clientId,
    nonce: drawSecret(ctx),
    isSameDevice: sameDevice,
    expiresAt,
    decryptionKey: await drawAnswerKey(),
  })
  const address = `${ctx.config.publicUrl}${requestFolder}/${id}`
  const query = new URLSearchParams({ client_id: clientId, request_uri: address })
  return { id, secret, uri: `openid4vp://?${query}`, dcApi: `${address}/dc-api`, expiresAt: expiresAt.toISOString() }
}

type Reading = { id: PresentationRequestId; secret: string | null; responseCode: string | null }

/** Only a person who has the request's secret gets its outcome. */
export async function getPresentationRequest(
  ctx: Context,
  { id, secret, responseCode }: Reading,
): Promise<PresentationProgress> {
  const request = await store.findRequest(ctx.db, id)
  if (!request || secret === null || !isSame(request.secretHash, secret)) throw notFound()
  const { outcome } = request
  if (outcome === null) return describeUnanswered(ctx, request)
  // Only the browser of the person who showed the claim gets the code from the wallet. So nobody
  // can send a link to another person and read that person's claim (OpenID4VP 1.0, section 13.3).
  if (!request.isSameDevice || isLedBack(request, responseCode)) return outcome
  // A failed answer leads nobody back, and its verdict may name the holder and the verifier.
  return outcome.state === 'failed' ? fail('undisclosed') : describePending(request)
}

/**
 * A wallet's refusal is final only after the request has ended, because a good answer can follow
 * until then.
 */
function describeUnanswered(ctx: Context, request: PresentationRequestRow): PresentationProgress {
  if (request.expiresAt > ctx.now()) return describePending(request)
  return { state: request.refusedAt === null ? 'expired' : 'refused' }
}

function describePending({ refusedAt }: PresentationRequestRow): PresentationProgress {
  return refusedAt === null ? { state: 'pending' } : { state: 'pending', refused: true }
}

export function deleteEndedPresentations({ db }: Context): Promise<void> {
  return store.deleteEnded(db, most.keptMs)
}

function isLedBack({ responseCodeHash }: PresentationRequestRow, code: string | null): boolean {
  return responseCodeHash !== null && code !== null && isSame(responseCodeHash, code)
}

function isSame(hash: Hex, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashSecret(secret)))
}
