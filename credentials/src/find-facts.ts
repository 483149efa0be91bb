import type { AttestationDomain } from '@did/domain/attestation'
import type { Hex } from '@did/domain/hex'
import { type ShareStatus, shareStatusSchema } from '@did/domain/share'
import { attestationDomain } from './attestation-domain.ts'
import { type ChainReader, createChainReader, type Fetch } from './chain-reader.ts'
import { checkAttestation, findAttestationDigest } from './claim-attestation.ts'
import { type ContractSignatureJudge, judgeContractSignature } from './contract-signature.ts'
import { type Fact, orUnknown } from './fact.ts'
import type { Installation } from './installation.ts'
import { type Accreditation, accreditationAt, balanceOf, revokedAt } from './registry-calls.ts'
import { type Anchor, findAnchor, findRevocationReason } from './registry-log.ts'
import type { ParsedShare } from './share-link.ts'
import { type EntryFinding, judgeStatusEntry } from './status-entry.ts'
import { parseSubjectDid } from './subject-did.ts'
import type { ProvedFinding, Revocation, VerdictFacts } from './verdict.ts'

type AttestedShare = ParsedShare & { kind: 'attested' }

/** The world a verdict asks. `serverUrl` is where the share's live status is asked for: '' is the page's own origin, null is nobody. */
export type Surroundings = {
  installation: Fact<Installation>
  fetch: Fetch
  /** Unix seconds. */
  now: number
  serverUrl: string | null
  signal?: AbortSignal
  /** Asked only about a link that proves something: the curve that takes is no part of any other verdict. */
  checkProved?: ProvedJudge
}

/** Whether what the link proves follows from what the verifier signed. It may throw: then nobody knows. */
export type ProvedJudge = (share: AttestedShare, installation: Installation, now: number) => Promise<ProvedFinding>

export type Findings = { facts: VerdictFacts & { installation: Fact<Installation> } }

/** The registry answers the standing of its newest block for any time ahead of it: no visitor's clock is asked. */
const timeAheadOfAnyBlock = Number.MAX_SAFE_INTEGER

/**
 * Asks chain and server for everything that decides about a share. What stays unanswered is `unknown`; it never throws. Same code in
 * a page and on the command line.
 */
export async function findFacts(share: ParsedShare, surroundings: Surroundings): Promise<Findings> {
  const { installation, now } = surroundings
  const shareStatus = orUnknown(readShareStatus(share, surroundings))
  const askedProved = findProved(share, surroundings)
  const signed =
    share.kind === 'attested' && installation !== 'unknown'
      ? await findSignedFacts(share, installation, surroundings)
      : nothingSigned
  const proved = await askedProved
  return { facts: { now, installation, ...signed, shareStatus: await shareStatus, ...(proved && { proved }) } }
}

/** Null where the link proves nothing. */
async function findProved(
  share: ParsedShare,
  { installation, now, checkProved }: Surroundings,
): Promise<Fact<ProvedFinding> | null> {
  if (share.kind !== 'attested' || !share.proved) return null
  return installation === 'unknown' || !checkProved ? 'unknown' : orUnknown(checkProved(share, installation, now))
}

type SignedFacts = Omit<VerdictFacts, 'now' | 'installation' | 'shareStatus'>

const chainSilent = {
  anchor: 'unknown',
  standing: 'unknown',
  revocation: 'unknown',
  subjectHasDid: 'unknown',
} as const
const nothingSigned: SignedFacts = { attestation: 'unknown', ...chainSilent }

async function findSignedFacts(
  share: AttestedShare,
  installation: Installation,
  surroundings: Surroundings,
): Promise<SignedFacts> {
  const { chainId, rpcUrl } = installation
  const { message, signature } = share
  const domain = attestationDomain(installation)
  const digest = findAttestationDigest(domain, message)
  if (digest === null) return { ...nothingSigned, attestation: { ok: false, reason: 'message-malformed' } }

  const { fetch, signal } = surroundings
  const chain = pinReader(createChainReader({ rpcUrl, fetch, ...(signal && { signal }) }), chainId)
  const question: Question = { share, installation, digest, domain, chain }
  const anchor = orUnknown(chain((reader) => findAnchor(reader, { ...installation, digest, hint: share.anchorBlock })))
  const judge: ContractSignatureJudge = async (asked) => {
    const at = await anchor
    // Its keys may have changed since: without knowing when it signed, nobody can say whether it did.
    if (at === 'unknown') return 'unknown'
    return orUnknown(chain(async (reader) => known(await judgeContractSignature(reader, asked, at?.block))))
  }
  const standingAsked = orUnknown(findStanding(question, anchor))
  const [attestation, standing, revocation, subjectHasDid] = await Promise.all([
    // To recover a signer keeps a slow phone busy: it does so while the last question, the one about the anchor, travels.
    anchor.then(() => checkAttestation(domain, { message, signature }, judge)),
    standingAsked,
    findRevocation(question, anchor, surroundings),
    orUnknown(holdsDid(question)),
  ])
  return { attestation, anchor: await anchor, standing, revocation, subjectHasDid }
}

/** Runs a question and throws, whatever the answer, unless the endpoint is of the pinned chain. */
type PinnedReader = <T>(ask: (reader: ChainReader) => Promise<T>) => Promise<T>

type Question = {
  share: AttestedShare
  installation: Installation
  digest: Hex
  domain: AttestationDomain
  chain: PinnedReader
}

function pinReader(reader: ChainReader, chainId: number): PinnedReader {
  const isPinned = reader.readChainId().then(
    (id) => id === chainId,
    () => false,
  )
  // The questions travel beside the one about the chain: a verdict waits for as few round trips as it can.
  return async (ask) => {
    const [answer, counts] = await Promise.all([ask(reader), isPinned])
    if (!counts) throw new Error('the endpoint is of another chain')
    return answer
  }
}

async function findStanding(
  { share, installation, chain }: Question,
  anchor: Promise<Fact<Anchor | null>>,
): Promise<{ now: Accreditation; atSigning: Accreditation }> {
  const readAt = (time: number) =>
    chain(async (reader) => {
      const data = accreditationAt.encode(share.message.verifier, time)
      return accreditationAt.decode(await reader.call({ to: installation.didRegistry, data }))
    })
  const now = readAt(timeAheadOfAnyBlock)
  const atSigning = anchor.then((signed) => (signed === 'unknown' || signed === null ? now : readAt(signed.time)))
  const [standingNow, standingAtSigning] = await Promise.all([now, atSigning])
  // Of several nodes behind one address one may lag: of two answers the one with the later change is the newer.
  const isBehind = standingNow.since < standingAtSigning.since
  return { now: isBehind ? standingAtSigning : standingNow, atSigning: standingAtSigning }
}

async function findRevocation(
  question: Question,
  anchor: Promise<Fact<Anchor | null>>,
  surroundings: Surroundings,
): Promise<Fact<Revocation>> {
  const [onChain, entry] = await Promise.all([
    orUnknown(readRevokedAt(question)),
    orUnknown(readStatusEntry(question, surroundings)),
  ])
  if (onChain !== 'unknown' && onChain > 0)
    return { kind: 'revoked', at: onChain, reason: await readReason(question, onChain, await anchor) }
  // An entry that cannot be had takes nothing away: then the chain alone decides.
  if (entry !== 'unknown' && entry.kind === 'revoked') return { kind: 'revoked', at: null, reason: entry.reason }
  if (entry !== 'unknown' && entry.kind === 'unproven') return { kind: 'unproven' }
  return onChain === 'unknown' ? 'unknown' : { kind: 'standing' }
}

function readRevokedAt({ share, installation, digest, chain }: Question): Promise<number> {
  return chain(async (reader) => {
    const data = revokedAt.encode(share.message.verifier, digest)
    return revokedAt.decode(await reader.call({ to: installation.didRegistry, data }))
  })
}

/** Null when the chain cannot tell: that it was withdrawn stands without it. */
async function readReason(
  { share, installation, digest, chain }: Question,
  revokedAt: number,
  anchor: Fact<Anchor | null>,
) {
  const { didRegistry, deployedAtBlock } = installation
  // What is withdrawn at once is recorded afterwards, or in the same second: only an earlier record shortens the search.
  const isRecordedBefore = anchor !== 'unknown' && anchor !== null && anchor.time < revokedAt
  const fromBlock = isRecordedBefore ? anchor.block : deployedAtBlock
  const { verifier } = share.message
  const reason = await orUnknown(
    chain((reader) => findRevocationReason(reader, { didRegistry, verifier, digest, fromBlock })),
  )
  return reason === 'unknown' ? null : reason
}

async function readStatusEntry(
  { share, domain, digest, chain }: Question,
  { fetch, serverUrl, signal }: Surroundings,
): Promise<EntryFinding> {
  const { message } = share
  const entry = await readFromServer(`/status-lists/${message.statusList}/entries/${message.statusIndex}`, {
    fetch,
    serverUrl,
    signal,
  })
  const judge: ContractSignatureJudge = (asked) =>
    orUnknown(chain(async (reader) => known(await judgeContractSignature(reader, asked))))
  return known(await judgeStatusEntry(entry, { domain, message, digest }, judge))
}

async function holdsDid({ share, installation, chain }: Question): Promise<boolean> {
  const subject = parseSubjectDid(share.message.subject)
  if (!subject) throw new Error('the subject is no DID')
  return chain(async (reader) => {
    const result = await reader.call({ to: installation.didRegistry, data: balanceOf.encode(subject.address) })
    return balanceOf.decode(result) > 0n
  })
}

/** Throws while the server is out of reach, and for a link that names no share. */
async function readShareStatus(share: ParsedShare, surroundings: Surroundings): Promise<ShareStatus> {
  const id = 'shareId' in share ? share.shareId : null
  if (id === null) throw new Error('the link names no share')
  return shareStatusSchema.parse(await readFromServer(`/api/shares/${id}/status`, surroundings))
}

const serverTimeoutMs = 8000

async function readFromServer(
  path: string,
  { fetch, serverUrl, signal }: Pick<Surroundings, 'fetch' | 'serverUrl'> & { signal?: AbortSignal | undefined },
): Promise<unknown> {
  if (serverUrl === null) throw new Error('there is no server to ask')
  const timeout = AbortSignal.timeout(serverTimeoutMs)
  const response = await fetch(`${serverUrl}${path}`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
  return response.json()
}

function known<T>(fact: Fact<T>): T {
  if (fact === 'unknown') throw new Error('nobody could say')
  return fact
}
