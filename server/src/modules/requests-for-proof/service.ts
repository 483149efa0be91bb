import { isDeepStrictEqual } from 'node:util'
import { checkAsker } from '@did/credentials/request-for-proof/request-for-proof'
import { AppError } from '@did/domain/errors'
import { toAddress } from '@did/domain/hex'
import type { RequestForProofId } from '@did/domain/ids'
import { maximumRequestForProof } from '@did/domain/proof/limits'
import type { ProofAnswer, RequestForProof } from '@did/domain/proof/request-for-proof'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { Context } from '../../context.ts'
import type { RequestForProofRow } from '../../db/schema/sharing.ts'
import { notFound } from '../../refusals.ts'
import { assertNotFrozen, findController } from '../identity-control/service.ts'
import { assertMayAsk } from './policy.ts'
import { presentRequestForProof } from './present.ts'
import * as store from './store.ts'

/**
 * If a request for proof names its checker (`asker`), the checker must have signed exactly this
 * request. The owner's browser checks that signature again.
 */
export async function createRequestForProof(ctx: Context, request: RequestForProof): Promise<RequestForProofId> {
  assertMayAsk(request, ctx.now())
  const { asker, expiresAt, ...members } = request
  if (asker) await assertSigned(ctx, request, asker)
  const row = { ...members, asker: asker?.address ?? null, askerSignature: asker?.signature ?? null }
  const isNew = await store.addRequest(ctx.db, { ...row, expiresAt: new Date(expiresAt) })
  if (!isNew && !(await isStored(ctx, request)))
    throw new AppError('request-for-proof-taken', 'Another request has this id')
  return request.id
}

/** Id and nonce are random, so nobody but a caller who repeats its call has both. */
async function isStored({ db }: Context, request: RequestForProof): Promise<boolean> {
  const known = await store.findRequest(db, request.id)
  const expiresAt = new Date(request.expiresAt).toISOString()
  return known !== null && isDeepStrictEqual(presentRequestForProof(known.request), { ...request, expiresAt })
}

export async function getRequestForProof({ db }: Context, id: RequestForProofId): Promise<RequestForProofRow> {
  const found = await store.findRequest(db, id)
  if (!found?.isOpen) throw notFound()
  return found.request
}

/**
 * Only the checker's page can tell a stranger's answer from the real one, so the newest answers are
 * kept.
 */
export async function answerRequestForProof(
  { db }: Context,
  { id, sealed }: ProofAnswer & { id: RequestForProofId },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await store.lockRequest(tx, id)
    if (!found?.isOpen) throw new AppError('request-for-proof-ended', 'This request is over, or there never was one')
    await store.addAnswer(tx, { requestId: id, sealed, most: maximumRequestForProof.answers })
  })
}

/** The answers can be read for some time after the request for proof has ended. */
export async function listProofAnswers({ db }: Context, id: RequestForProofId): Promise<ProofAnswer[]> {
  if (!(await store.findRequest(db, id))) throw notFound()
  return store.listAnswers(db, id)
}

export function deleteEndedRequests({ db }: Context): Promise<void> {
  return store.deleteEnded(db, maximumRequestForProof.keptMs)
}

async function assertSigned(
  ctx: Context,
  request: RequestForProof,
  { address, signature }: NonNullable<RequestForProof['asker']>,
): Promise<void> {
  const { config, chain } = ctx
  await assertNotFrozen(ctx.db, toAddress(address))
  const controller = await findController(ctx, toAddress(address))
  const asking = { request, signature, controller }
  const isSigned = await checkAsker(attestationDomain(config), asking, chain.judgeContractSignature)
  if (isSigned !== true) throw new AppError('asker-signature-invalid', 'The request is not signed by this wallet')
}
