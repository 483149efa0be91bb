import type { ResolveDid } from '@did/credentials/data-integrity/verify-proof'
import type { DidDocument } from '@did/credentials/did/did-document'
import { parseDidUrl } from '@did/credentials/did/did-url'
import { parseDidDocument } from '@did/credentials/did/parse-document'
import { writeWebUrl } from '@did/credentials/did/resolve-foreign'
import { resolveLocal } from '@did/credentials/did/resolve-local'
import { parseIssuerMetadata, writeMetadataUrl } from '@did/credentials/did/web-issuer'
import { readWebPlace } from '@did/credentials/did/web-place'
import { isAppError } from '@did/domain/errors'
import type { PresentedIssuer } from '@did/domain/portable/presentation-request'
import type { Context } from '../../context.ts'
import { askPublicHost } from '../../outside/ask-public-host.ts'
import { getSigningKey } from '../../signing-key.ts'
import type { CountRead } from '../did-resolution/limit-histories.ts'
import { resolveDid } from '../did-resolution/service.ts'
import { issuerDid } from '../status-lists/issuer.ts'

const documentBytes = 64_000
const askMs = 5000

/**
 * One answer may name a signer many times, so each signer is looked up once. `countRead` counts the
 * reads of long histories.
 */
export function createIssuerResolver(ctx: Context, countRead: CountRead): ResolveDid {
  const known = new Map<string, ReturnType<ResolveDid>>()
  return (did) => {
    const found = known.get(did) ?? resolveIssuer(ctx, did, countRead)
    known.set(did, found)
    return found
  }
}

/**
 * Finds the DID document of a signer, or the keys that an issuer publishes at its web address
 * (SD-JWT VC). A stranger chooses the host of this document or these keys, so the rules of
 * `askPublicHost` hold for the request. Returns null if there is no document, or if `countRead`
 * refuses to read a long history.
 */
async function resolveIssuer(ctx: Context, did: string, countRead: CountRead): Promise<DidDocument | null> {
  if (did === ctx.config.publicUrl) return describeOwnAddress(ctx)
  const local = resolveLocal(did)
  if (local) return local
  const metadata = writeMetadataUrl(did)
  if (metadata !== null) return fetchDocument(ctx, metadata, (text) => parseIssuerMetadata(text, did))
  const url = parseDidUrl(did)
  if (url?.did !== did) return null
  if (url.method === 'web' && did.toLowerCase() !== issuerDid(ctx.config.publicUrl).toLowerCase())
    return fetchDocument(ctx, writeWebUrl(did), (text) => parseDidDocument(text, did))
  const resolved = await resolveDid(ctx, did, { versionId: null, countRead }).catch(nullIfTooMany)
  return resolved?.ok ? resolved.document : null
}

function nullIfTooMany(error: unknown): null {
  if (isAppError(error, 'too-many-requests')) return null
  throw error
}

export function describeIssuer({ config }: Pick<Context, 'config'>, id: string): PresentedIssuer {
  const { publicUrl } = config
  if (id === publicUrl || id === issuerDid(publicUrl)) return { kind: 'service', id, domain: new URL(publicUrl).host }
  const isOfChain = id.startsWith(`did:ethr:0x${config.chainId.toString(16)}:`)
  if (isOfChain) return { kind: 'verifier', id, domain: null }
  return { kind: 'stranger', id, domain: nameWebPlace(id) }
}

/** The keys under the service's web address are those of `/.well-known/jwt-vc-issuer`. */
async function describeOwnAddress(ctx: Context): Promise<DidDocument> {
  const id = ctx.config.publicUrl
  const { kid, publicJwk } = await getSigningKey(ctx)
  const method = { id: `${id}#${kid}`, type: 'JsonWebKey', controller: id, publicKeyJwk: publicJwk }
  return { id, verificationMethod: [method] }
}

/**
 * A stranger who issued a credential is named by its web address. The address includes the folder,
 * because somebody else than the owner of the host may write to the folder.
 */
function nameWebPlace(issuer: string): string | null {
  const place = readWebPlace(issuer)
  return place === null ? null : `${place.host}${place.folder}`
}

async function fetchDocument(
  { outside }: Context,
  address: string | null,
  parse: (text: string) => DidDocument | null,
): Promise<DidDocument | null> {
  const { host, hostname, pathname } = new URL(address ?? 'https://invalid')
  if (host !== hostname) return null // `askPublicHost` asks only port 443.
  try {
    const asked = { host, method: 'GET', path: pathname, headers: { accept: 'application/json' } } as const
    const { status, text } = await askPublicHost(outside, { ...asked, maximumBytes: documentBytes, ms: askMs })
    return status === 200 ? parse(text) : null
  } catch {
    return null // If the host gives no document, its issuer stays unknown.
  }
}
