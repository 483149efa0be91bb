import {
  buildAskerSigningRequest,
  type HashedRequest,
  hashRequestForProof,
} from '@did/credentials/request-for-proof/request-for-proof'
import { readWalletAnswer } from '@did/credentials/signature/signature'
import { requestForProofCalls } from '@did/domain/calls/requests-for-proof'
import { AppError, isAppError } from '@did/domain/errors'
import { bytes32Schema, type Hex } from '@did/domain/hex'
import { requestForProofIdSchema } from '@did/domain/ids'
import type { ProofStatement } from '@did/domain/proof/proof'
import { type RequestForProof, requestForProofSchema } from '@did/domain/proof/request-for-proof'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import * as z from 'zod/mini'
import type { Signer } from '../../entities/account/account.ts'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { randomBytes, randomId, toHex } from '../../lib/bytes.ts'
import { createKeyPair } from '../../lib/hpke.ts'
import { inTab, keepBegun, recall } from '../../lib/page/browser-storage.ts'
import './request-errors.ts'
import { timeNow } from '../../lib/page/device-clock.ts'

/** The private key never leaves this tab. `askedAt` is in Unix seconds. */
const askedRequestSchema = z.object({
  request: requestForProofSchema,
  privateKey: bytes32Schema,
  askedAt: z.int().check(z.positive()),
  isPublished: z.boolean(),
})
export type AskedRequest = z.infer<typeof askedRequestSchema>

export type ProofWish = { statement: ProofStatement; audience: string; lifetimeMs: number }

/**
 * Each request has a key of its own. The wallet signs the request if the checker gives a `signer`.
 */
export async function createAskedRequest(wish: ProofWish, signer: Signer | null): Promise<AskedRequest> {
  const now = timeNow()
  const { publicKey, privateKey } = await createKeyPair()
  const members: HashedRequest = {
    id: requestForProofIdSchema.parse(randomId()),
    statement: wish.statement,
    audience: wish.audience,
    nonce: toHex(randomBytes(32)),
    publicKey,
    expiresAt: new Date(now + wish.lifetimeMs).toISOString(),
  }
  const request = requestForProofSchema.parse({ ...members, asker: signer && (await signAsAsker(members, signer)) })
  return { request, privateKey, askedAt: Math.floor(now / 1000), isPublished: false }
}

async function signAsAsker(members: HashedRequest, signer: Signer): Promise<RequestForProof['asker']> {
  await signer.ensureChain()
  const domain = attestationDomain(await getAppConfig())
  const answer = await signer.signTypedData(buildAskerSigningRequest(domain, members))
  const signature = readWalletAnswer(answer)
  if (!signature) throw new AppError('asker-signature-invalid', 'The wallet answered no signature')
  return { address: signer.address, signature }
}

/** If the server already has the same request, publishing it again is no failure. */
export async function publishRequest(asked: AskedRequest): Promise<void> {
  const { request, isPublished } = asked
  if (isPublished) return
  try {
    await api(requestForProofCalls.createRequestForProof, { body: request })
  } catch (error) {
    if (!isAppError(error, 'request-for-proof-taken')) throw error
    const known = await api(requestForProofCalls.getRequestForProof, { params: { id: request.id } })
    if (!known || (await hashRequest(known)) !== (await hashRequest(request))) throw error
  }
  keepAsked({ ...asked, isPublished: true })
}

export async function hashRequest(request: HashedRequest): Promise<Hex> {
  return hashRequestForProof(attestationDomain(await getAppConfig()), request)
}

const place = 'asked_request'
/** The server keeps the answers for this many milliseconds after the request's end. */
const readableMs = 60 * 60 * 1000

/** The tab's storage survives a reload, but ends with the tab. */
export function keepAsked(asked: AskedRequest): void {
  keepBegun(place, JSON.stringify(asked), inTab)
}

/** Returns null if no request is stored, or if the server has deleted the answers to it by now. */
export function recallAsked(now: number): AskedRequest | null {
  try {
    const { data } = askedRequestSchema.safeParse(JSON.parse(recall(place, inTab) ?? 'null'))
    return data && now < Date.parse(data.request.expiresAt) + readableMs ? data : null
  } catch {
    return null
  }
}

export function forgetAsked(): void {
  keepBegun(place, null, inTab)
}
