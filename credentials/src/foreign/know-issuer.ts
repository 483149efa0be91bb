import { toAddress } from '@did/domain/hex'
import { createChainReader, type Fetch } from '../chain/chain-reader.ts'
import type { Installation } from '../chain/installation.ts'
import { type Accreditation, accreditationAt, timeAheadOfAnyBlock } from '../chain/registry-calls.ts'
import { parseDidUrl } from '../did/did-url.ts'
import { parseEthrId } from '../did/ethr-identity.ts'
import { readWebPlace } from '../did/web-place.ts'
import { pinReader } from '../verdict/ask-chain.ts'
import type { Fact } from '../verdict/fact.ts'

/**
 * Who an issuer is for this installation: the service, a wallet with its standing in the registry,
 * a domain's owner, somebody who may write to a folder of a domain, or a stranger. For a wallet
 * that was never accredited, `since` in the standing is 0.
 */
export type IssuerFinding =
  | { kind: 'service' }
  | { kind: 'verifier'; standing: Accreditation }
  | { kind: 'domain'; domain: string }
  | { kind: 'folder'; domain: string; folder: string }
  | { kind: 'stranger' }
  | { kind: 'unknown' }

type Surroundings = { installation: Fact<Installation>; serviceDid: string; fetch: Fetch; signal?: AbortSignal }

/** Finds out who an issuer is. Check the issuer's signature first. This function never throws. */
export async function knowIssuer(did: string, surroundings: Surroundings): Promise<IssuerFinding> {
  if (isService(did, surroundings)) return { kind: 'service' }
  const place = readWebPlace(did)
  if (place?.folder === '') return { kind: 'domain', domain: place.host }
  if (place) return { kind: 'folder', domain: place.host, folder: place.folder }
  return parseDidUrl(did)?.method === 'ethr' ? knowWallet(did, surroundings) : { kind: 'stranger' }
}

/**
 * Tells whether an issuer is this service. An SD-JWT VC may name the service's web address without
 * a path. An address with a path may belong to somebody else.
 */
export function isService(issuer: string, { serviceDid }: Pick<Surroundings, 'serviceDid'>): boolean {
  const web = URL.parse(issuer)
  const isOrigin = web?.protocol === 'https:' && web.origin === issuer
  const did = isOrigin ? `did:web:${encodeURIComponent(web.host)}` : issuer
  return did.toLowerCase() === serviceDid.toLowerCase()
}

async function knowWallet(did: string, { installation, fetch, signal }: Surroundings): Promise<IssuerFinding> {
  if (installation === 'unknown') return { kind: 'unknown' }
  const { chainId, rpcUrl, didRegistry } = installation
  const identity = parseEthrId(did, did.slice('did:ethr:'.length), chainId)
  if (identity === null || identity === 'foreign') return { kind: 'stranger' }
  const askChain = pinReader(createChainReader({ rpcUrl, fetch, ...(signal && { signal }) }), chainId)
  const standing = await askChain(async (reader) => {
    const data = accreditationAt.encode(toAddress(identity.address), timeAheadOfAnyBlock)
    return accreditationAt.decode(await reader.call({ to: didRegistry, data }))
  })
  return standing === 'unknown' ? { kind: 'unknown' } : { kind: 'verifier', standing }
}
