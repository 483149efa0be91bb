import type { Address } from '@did/domain/hex'
import { maximumDidHistory } from '@did/domain/verifier/limits'
import { createChainReader } from '../chain/chain-reader.ts'
import type { Installation } from '../chain/installation.ts'
import { limitAnswers } from '../chain/limit-answers.ts'
import type { ResolveDid } from '../data-integrity/verify-proof.ts'
import { parseDidUrl } from '../did/did-url.ts'
import { parseEthrId } from '../did/ethr-identity.ts'
import { resolveEthr } from '../did/resolve-ethr.ts'
import { createResolver, type LoadDocument } from '../did/resolve-foreign.ts'
import { pinReader } from '../verdict/ask-chain.ts'
import { findSignedFacts, nothingSigned, type Surroundings } from '../verdict/find-facts.ts'
import type { VerdictFacts } from '../verdict/verdict.ts'
import { checkStatus } from './check-status-list.ts'
import { describeContent } from './content.ts'
import { checkForeignSignature, type SignatureFinding } from './foreign-signature.ts'
import type { ForeignFacts } from './judge-foreign.ts'
import { type IssuerFinding, isService, knowIssuer } from './know-issuer.ts'
import { type OwnEvidence, readOwnEvidence } from './own-evidence.ts'
import type { ForeignText } from './read-foreign.ts'

export type ForeignSurroundings = Surroundings & {
  /** Loads a DID document or a status list, or returns null. */
  load: LoadDocument
  /** The did:web of this installation. */
  serviceDid: string
  /** The ERC-1056 registry of this chain, or null if the chain has none. */
  ethereumDidRegistry: Address | null
  /** Finds a did:ethr's document without asking the chain, for example in saved documents. */
  resolveEthr?: ResolveDid
  /**
   * A status list counts if it was valid at this time, in seconds since 1970. For a saved list, it
   * is the time of saving. If it is missing, the list has to be valid now.
   */
  listsAt?: number
}

/**
 * Finds all facts that decide about a credential of other people's software. Never throws: a
 * question without an answer gives the fact “unknown”, and any other error makes the credential
 * count as one that this product cannot check.
 */
export async function findForeignFacts(text: ForeignText, surroundings: ForeignSurroundings): Promise<ForeignFacts> {
  try {
    return await askForFacts(text, surroundings)
  } catch {
    const signature = { ok: false, fault: 'proof-unsupported' } as const
    const period = { from: null, until: null }
    return { now: surroundings.now, signature, issuer: { kind: 'unknown' }, status: 'none', period, own: null }
  }
}

async function askForFacts(text: ForeignText, surroundings: ForeignSurroundings): Promise<ForeignFacts> {
  const { now, load, listsAt = now } = surroundings
  const resolve = createResolver(
    loadSafely(load),
    surroundings.resolveEthr ?? ((did) => resolveByChain(did, surroundings)),
  )
  const { period, statuses } = describeContent(text)
  const signature = await checkForeignSignature(text, { resolve, now: new Date(now * 1000) })
  if (!signature.ok) return { now, signature, issuer: { kind: 'unknown' }, status: 'none', period, own: null }
  const issuers = [signature.issuer, ...listOwnSigners(signature.issuer, surroundings)]
  const [issuer, status] = await Promise.all([
    knowIssuer(signature.issuer, surroundings),
    checkStatus(statuses, { issuers, load: loadSafely(load), resolve, now: new Date(listsAt * 1000) }),
  ])
  return { now, signature, issuer, status, period, own: await findOwn(text, { issuer, signature }, surroundings) }
}

/**
 * The service signs the status lists of this chain's wallets, so its signature counts for their
 * credentials.
 */
function listOwnSigners(issuer: string, surroundings: ForeignSurroundings): string[] {
  const { serviceDid, installation } = surroundings
  const isOfChain = installation !== 'unknown' && isWalletOf(issuer, installation)
  return isOfChain || isService(issuer, surroundings) ? [serviceDid] : []
}

function isWalletOf(did: string, { chainId }: Pick<Installation, 'chainId'>): boolean {
  const url = parseDidUrl(did)
  if (url?.method !== 'ethr') return false
  const identity = parseEthrId(did, url.id, chainId)
  return identity !== null && identity !== 'foreign'
}

type Signed = { issuer: IssuerFinding; signature: SignatureFinding & { ok: true } }

/**
 * An attestation inside a credential counts only if the service, or the wallet that made it, signed
 * the credential. Anybody could copy an attestation into a credential of their own.
 */
async function findOwn(
  text: ForeignText,
  { issuer, signature }: Signed,
  surroundings: ForeignSurroundings,
): Promise<ForeignFacts['own']> {
  if (issuer.kind !== 'service' && issuer.kind !== 'verifier') return null
  const evidence = readOwnEvidence(text)
  if (evidence.kind === 'kept-back') return isOurs(issuer) ? { evidence, facts: null } : null
  if (evidence.kind === 'differs') return { evidence, facts: null }
  const { installation } = surroundings
  const isVerifiers = issuer.kind === 'service' || isSameWallet(signature.issuer, evidence)
  if (!isVerifiers || (installation !== 'unknown' && !isOfInstallation(evidence, installation)))
    return { evidence: { kind: 'differs' }, facts: null }
  return { evidence, facts: await findAttestedFacts(evidence, surroundings) }
}

/**
 * A wallet that was never a verifier of this installation is a stranger, and a stranger's
 * credential needs no attestation inside it.
 */
function isOurs(issuer: IssuerFinding): boolean {
  return issuer.kind === 'service' || (issuer.kind === 'verifier' && issuer.standing.since > 0)
}

type Attested = OwnEvidence & { kind: 'attested' }

function isSameWallet(did: string, { share }: Attested): boolean {
  return did.toLowerCase().endsWith(`:${share.message.verifier.toLowerCase()}`)
}

function isOfInstallation(evidence: Attested, { chainId, didRegistry }: Installation): boolean {
  return evidence.chainId === chainId && evidence.verifyingContract.toLowerCase() === didRegistry
}

async function findAttestedFacts({ share }: Attested, surroundings: ForeignSurroundings): Promise<VerdictFacts> {
  const { installation, now } = surroundings
  const signed = installation === 'unknown' ? nothingSigned : await findSignedFacts(share, installation, surroundings)
  return { now, installation, ...signed, shareStatus: 'unknown' }
}

/** Returns the document of a did:ethr of this chain, or null when the chain does not answer. */
export async function resolveByChain(did: string, surroundings: ForeignSurroundings): ReturnType<ResolveDid> {
  const { installation, ethereumDidRegistry: registry, fetch, signal, now } = surroundings
  if (installation === 'unknown' || registry === null) return null
  const { chainId, rpcUrl } = installation
  const identity = parseEthrId(did, did.slice('did:ethr:'.length), chainId)
  if (identity === null || identity === 'foreign') return null
  const limited = limitAnswers(fetch, { most: maximumDidHistory.answerBytes })
  const askChain = pinReader(createChainReader({ rpcUrl, fetch: limited, ...(signal && { signal }) }), chainId)
  const found = await askChain((reader) => resolveEthr(reader, { registry, identity, block: null, now }))
  return found === 'unknown' || found === null ? null : found.document
}

function loadSafely(load: LoadDocument): LoadDocument {
  return (url, kind) => load(url, kind).catch(() => null)
}
