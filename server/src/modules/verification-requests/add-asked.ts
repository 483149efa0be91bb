import type { VerificationUpdate } from '@did/domain/account/notification'
import { AppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { RequestId } from '@did/domain/ids'
import type { StoredAttributes } from '@did/domain/vault/attribute-key'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { buildOwnDecisionNotice, buildRequestNotice } from '../events/notices.ts'
import { notifyUsers } from '../events/service.ts'
import { appendHistory } from '../history/service.ts'
import { assertMayWaitForOneMore, assertWithinQuotas } from '../quotas/service.ts'
import { nameOfVerifier } from '../verifiers/present.ts'
import * as store from './store.ts'

type Asked = Pick<store.FullRequest, 'claim' | 'owner' | 'tokenId' | 'requester' | 'verifier'> & {
  attributes: StoredAttributes | null
  renews: RequestId | null
  /** The claim's owner makes the request, or the verifier that confirms again. */
  actor: Address
}

/** The caller has locked the claim and keeps the verifier from being erased. */
export async function addAsked(ctx: Context, tx: Transaction, asked: Asked): Promise<store.FullRequest> {
  const { claim, owner, tokenId, requester, verifier, attributes, renews, actor } = asked
  const pair = { requesterId: requester.id, verifierId: verifier.id }
  assertMayWaitForOneMore(ctx, await store.lockAndCountPending(tx, pair))
  const request = await store.addRequest(tx, {
    ...pair,
    claimId: claim.id,
    claimHash: claim.claimHash,
    claimType: claim.type,
    claimTitle: claim.title,
    attributes,
    renews,
  })
  if (!request) throw new AppError('request-pending', 'A request to this verifier is waiting already')
  await assertWithinQuotas(ctx, tx, owner)
  const full = { request, claim, owner, tokenId, requester, verifier, attestation: null, revocation: null }
  const detail = { ...describeAsked(full), ...(renews !== null && { renews }) }
  await appendHistory(ctx, tx, { claimId: claim.id, kind: 'requested', actor, detail })
  const isOwn = actor === verifier.walletAddress
  await notifyUsers(tx, [(isOwn ? buildOwnDecisionNotice : buildRequestNotice)(verifier.id, describeUpdate(full))])
  return full
}

export function describeAsked({ request, verifier }: Pick<store.FullRequest, 'request' | 'verifier'>) {
  return { requestId: request.id, verifier: verifier.walletAddress, verifierName: nameOfVerifier(verifier) }
}

export function describeUpdate({ request }: Pick<store.FullRequest, 'request'>): VerificationUpdate {
  const { id, status, claimTitle, decidedAt, createdAt, reason } = request
  const timestamp = (decidedAt ?? createdAt).toISOString()
  return { id, status, claimTitle, timestamp, personal: true, ...(reason !== null && { reason }) }
}
