import { attestationDomain } from '@did/credentials/attestation-domain'
import { buildAskerSigningRequest, type HashedRequest, hashRequestForProof } from '@did/credentials/request-for-proof'
import { readWalletAnswer } from '@did/credentials/signature'
import { AppError, isAppError } from '@did/domain/errors'
import { bytes32Schema, type Hex } from '@did/domain/hex'
import { requestForProofIdSchema } from '@did/domain/ids'
import type { ProofStatement } from '@did/domain/proof'
import { type RequestForProof, requestForProofSchema } from '@did/domain/request-for-proof'
import { requestForProofRoutes } from '@did/domain/routes/requests-for-proof'
import { z } from 'zod'
import type { Signer } from '../../lib/account.ts'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { createKeyPair } from '../../lib/hpke.ts'
import { randomBytes, randomId, toHex } from '../../lib/vault/cipher.ts'

/** A request and the half of its key that never leaves this tab. `askedAt` is unix seconds. */
const askedRequestSchema = z.object({
  request: requestForProofSchema,
  privateKey: bytes32Schema,
  askedAt: z.int().positive(),
  /** Whether the server has it. */
  isPublished: z.boolean(),
})
export type AskedRequest = z.infer<typeof askedRequestSchema>

export type ProofWish = { statement: ProofStatement; audience: string; lifetimeMs: number }

/** With a key and a nonce of its own; signed where somebody wants to say who they are. */
export async function createAskedRequest(wish: ProofWish, signer: Signer | null): Promise<AskedRequest> {
  const now = Date.now()
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

/** May be repeated after silence, and after a reload: the second time the same request is there already. */
export async function publishRequest(asked: AskedRequest): Promise<void> {
  const { request, isPublished } = asked
  if (isPublished) return
  try {
    await api(requestForProofRoutes.createRequestForProof, { body: request })
  } catch (error) {
    if (!isAppError(error, 'request-for-proof-taken')) throw error
    const known = await api(requestForProofRoutes.getRequestForProof, { params: { id: request.id } })
    if (!known || (await hashRequest(known)) !== (await hashRequest(request))) throw error
  }
  keepAsked({ ...asked, isPublished: true })
}

export async function hashRequest(request: HashedRequest): Promise<Hex> {
  return hashRequestForProof(attestationDomain(await getAppConfig()), request)
}

const place = 'asked_request'
/** For so long after the end the server keeps the answers. */
const readableMs = 60 * 60 * 1000

/** In this tab's own storage: a reload loses nothing, closing the tab does. */
export function keepAsked(asked: AskedRequest): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(asked))
  } catch {
    // A browser that keeps nothing: then the request lives as long as the page.
  }
}

/** Null where there is none, and once nobody could read an answer any more. */
export function recallAsked(now: number): AskedRequest | null {
  try {
    const { data } = askedRequestSchema.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null'))
    return data && now < Date.parse(data.request.expiresAt) + readableMs ? data : null
  } catch {
    return null
  }
}

export function forgetAsked(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // There was nothing to forget.
  }
}
