import { isDeepStrictEqual } from 'node:util'
import { checkAsker } from '@did/credentials/request-for-proof'
import { maximumRequestForProof } from '@did/domain/constants'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { RequestForProofId } from '@did/domain/ids'
import type { ProofAnswer, RequestForProof } from '@did/domain/request-for-proof'
import type { Context } from '../../context.ts'
import type { RequestForProofRow } from '../../db/schema.ts'
import { notFound } from '../../refusals.ts'
import { attestationDomain } from '../attestations/describe.ts'
import { assertMayAsk } from './policy.ts'
import { presentRequestForProof } from './present.ts'
import * as store from './store.ts'

/**
 * Anybody asks. An asker that says who it is has signed exactly this request; the holder's browser checks that again, because our
 * word counts for nothing there.
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

/** The caller repeats its call, because it has not heard the answer. Id and nonce are random, so nobody else sends the same. */
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

/** Several answers are kept, so that a stranger's rubbish cannot keep the real one out. Only the asker's page can tell them apart. */
export async function answerRequestForProof(
  { db }: Context,
  { id, sealed }: ProofAnswer & { id: RequestForProofId },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await store.lockRequest(tx, id)
    if (!found?.isOpen) throw new AppError('request-for-proof-ended', 'This request is over, or there never was one')
    if ((await store.countAnswers(tx, id)) >= maximumRequestForProof.answers)
      throw new AppError('request-for-proof-full', 'This request has as many answers as it takes')
    await store.addAnswer(tx, id, sealed)
  })
}

/** Also for a while after the end: an answer that came in time is read. */
export async function listProofAnswers({ db }: Context, id: RequestForProofId): Promise<ProofAnswer[]> {
  if (!(await store.findRequest(db, id))) throw notFound()
  return store.listAnswers(db, id)
}

/** For the export. */
export function listRequestsOf({ db }: Context, asker: Address): Promise<RequestForProofRow[]> {
  return store.listRequestsOf(db, asker)
}

export function deleteEndedRequests({ db }: Context): Promise<void> {
  return store.deleteEnded(db, maximumRequestForProof.keptMs)
}

async function assertSigned(
  { config, chain }: Context,
  request: RequestForProof,
  asker: NonNullable<RequestForProof['asker']>,
): Promise<void> {
  const isSigned = await checkAsker(attestationDomain(config), { request, asker }, chain.judgeContractSignature)
  if (isSigned !== true) throw new AppError('asker-signature-invalid', 'The request is not signed by this wallet')
}
