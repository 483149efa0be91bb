import type { DidDocument, DidDocumentMetadata } from '@did/credentials/did/did-document'
import { type DidUrl, parseDidUrl } from '@did/credentials/did/did-url'
import { EthrHistoryTooLong } from '@did/credentials/did/ethr-history'
import { parseEthrId } from '@did/credentials/did/ethr-identity'
import { resolveEthr } from '@did/credentials/did/resolve-ethr'
import { isAppError } from '@did/domain/errors'
import { getResolver as getKeyResolver } from 'key-did-resolver'
import { reach } from '../../chain.ts'
import type { Context } from '../../context.ts'
import { askEndpoint } from '../../outside/ask-endpoint.ts'
import { getIssuer } from '../status-lists/service.ts'
import { type CountRead, createHistoryReader } from './limit-histories.ts'

/** The errors of DID Resolution, section 10, each with its HTTP status. */
export const resolutionErrors = {
  INVALID_DID: 400,
  INVALID_DID_URL: 400,
  NOT_FOUND: 404,
  REPRESENTATION_NOT_SUPPORTED: 406,
  METHOD_NOT_SUPPORTED: 501,
  FEATURE_NOT_SUPPORTED: 501,
  INTERNAL_ERROR: 500,
} as const
export type ResolutionError = { ok: false; error: keyof typeof resolutionErrors; title: string }
export type Resolution =
  | { ok: true; url: DidUrl; document: DidDocument; metadata: DidDocumentMetadata }
  | ResolutionError

type Asked = { versionId: string | null; countRead: CountRead }

/** Contacts no host but this installation and its chain. */
export async function resolveDid(ctx: Context, text: string, asked: Asked): Promise<Resolution> {
  const url = parseDidUrl(text)
  if (url === null) return refuse('INVALID_DID', 'This is no DID')
  const resolve = methods[url.method]
  if (!resolve) return refuse('METHOD_NOT_SUPPORTED', `This service resolves no did:${url.method}`)
  // A DID URL with a time (`versionTime`) is refused, because today's document would be a wrong
  // answer to a question about another time.
  if (url.query?.has('versionTime'))
    return refuse('FEATURE_NOT_SUPPORTED', 'This service finds versions by versionId, not by versionTime')
  return resolve(ctx, url, { ...asked, versionId: asked.versionId ?? url.query?.get('versionId') ?? null })
}

type Method = (ctx: Context, url: DidUrl, asked: Asked) => Promise<Resolution>
const methods: Record<string, Method | undefined> = { ethr: resolveEthrHere, web: resolveOwnWeb, key: resolveKey }

async function resolveEthrHere(ctx: Context, url: DidUrl, { versionId, countRead }: Asked): Promise<Resolution> {
  const { chainId, ethereumDidRegistry: registry, rpcUrl } = ctx.config
  const identity = parseEthrId(url.did, url.id, chainId)
  if (identity === null) return refuse('INVALID_DID', 'A did:ethr names an address or a secp256k1 key')
  if (identity === 'foreign') return refuse('NOT_FOUND', `This service resolves did:ethr of the chain ${chainId} only`)
  if (!registry) return refuse('METHOD_NOT_SUPPORTED', 'This installation names no ERC-1056 registry')
  const block = parseBlock(versionId)
  if (block === 'invalid') return refuse('INVALID_DID_URL', 'The version of a did:ethr is the number of a block')
  const reader = createHistoryReader({ rpcUrl, fetch: askEndpoint, timeoutMs: 5000 }, countRead)
  const now = Math.floor(ctx.now().getTime() / 1000)
  try {
    const resolved = await reach(() => resolveEthr(reader, { registry, identity, block, now }))
    if (resolved === null) return refuse('NOT_FOUND', 'The chain has no such block yet')
    return { ok: true, url, ...resolved }
  } catch (error) {
    if (error instanceof Error && isAppError(error.cause, 'too-many-requests')) throw error.cause
    if (error instanceof Error && error.cause instanceof EthrHistoryTooLong)
      return refuse('INTERNAL_ERROR', error.cause.message)
    throw error
  }
}

/** Without a version id, the newest document is meant, as with ethr-did-resolver's `latest`. */
function parseBlock(versionId: string | null): number | null | 'invalid' {
  if (versionId === null || versionId === 'latest') return null
  return /^(?:0|[1-9]\d{0,14})$/.test(versionId) ? Number(versionId) : 'invalid'
}

/** The documents of other hosts are not fetched. */
async function resolveOwnWeb(ctx: Context, url: DidUrl): Promise<Resolution> {
  const document = await getIssuer(ctx)
  if (document.id.toLowerCase() !== url.did.toLowerCase())
    return refuse('NOT_FOUND', `This service resolves ${document.id} only`)
  return { ok: true, url, document, metadata: {} }
}

const { key: keyResolver = neverAsked } = getKeyResolver()
/**
 * Longer keys are refused before they are decoded, because the time for decoding base58 grows with
 * the square of the length. Even a key of P-521 has only 96 characters.
 */
const maximumKeyCharacters = 200

async function resolveKey(_ctx: Context, url: DidUrl): Promise<Resolution> {
  if (url.id.length > maximumKeyCharacters) return refuse('INVALID_DID', 'This did:key is longer than any known key')
  const parsed = { did: url.did, didUrl: url.did, method: url.method, id: url.id }
  const { didDocument } = await keyResolver(url.did, parsed, { resolve: neverAsked }, {}).catch(() => nothing)
  if (!didDocument) return refuse('INVALID_DID', 'This did:key holds no key that is known here')
  return { ok: true, url, document: didDocument as DidDocument, metadata: {} }
}

const nothing = { didDocument: null }

function neverAsked(): never {
  throw new Error('a did:key needs no other DID')
}

function refuse(error: keyof typeof resolutionErrors, title: string): ResolutionError {
  return { ok: false, error, title }
}
