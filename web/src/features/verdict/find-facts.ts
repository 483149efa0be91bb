import { type AttestationCheck, checkAttestation } from '@did/credentials/claim-attestation'
import type { ParsedShare } from '@did/credentials/share-link'
import { parseSubjectDid } from '@did/credentials/subject-did'
import type { Fact, VerdictFacts } from '@did/credentials/verdict'
import type { Hex } from '@did/domain/hex'
import { type ShareStatus, shareStatusSchema } from '@did/domain/share'
import { getInstallation, type Installation } from './installation.ts'
import { createChainReader } from './json-rpc.ts'
import { type Accreditation, accreditationAt, balanceOf, revokedAt } from './registry-calls.ts'

type AttestedShare = ParsedShare & { kind: 'attested' }

/** `standing` is what the chain says about the signer, its registered name included; null when it said nothing. */
export type Findings = { facts: VerdictFacts; standing: Accreditation | null; digest: Hex | null }

type ChainFacts = Pick<VerdictFacts, 'subjectHasDid' | 'revokedAt'> & { standing: Fact<Accreditation> }
const chainSilent: ChainFacts = { subjectHasDid: 'unknown', revokedAt: 'unknown', standing: 'unknown' }

/** Asks chain and server for everything that decides about a share. What stays unanswered is `unknown`; it never throws. */
export async function findFacts(share: ParsedShare, signal: AbortSignal): Promise<Findings> {
  const status = orUnknown(readShareStatus(share, signal))
  const installation = await orUnknown(getInstallation(signal))
  const attestation = await checkSigned(share, installation)
  const isSigned = share.kind === 'attested' && attestation !== 'unknown' && attestation.ok
  const chain =
    isSigned && installation !== 'unknown'
      ? await readChain({ share, installation, digest: attestation.digest, signal })
      : chainSilent
  const { standing, ...read } = chain
  return {
    facts: {
      now: nowSeconds(),
      installation,
      attestation,
      ...read,
      accreditation: standing === 'unknown' ? standing : { accredited: standing.isAccredited, since: standing.since },
      shareStatus: await status,
    },
    standing: standing === 'unknown' ? null : standing,
    digest: isSigned ? attestation.digest : null,
  }
}

async function checkSigned(share: ParsedShare, installation: Fact<Installation>): Promise<Fact<AttestationCheck>> {
  if (share.kind !== 'attested' || installation === 'unknown') return 'unknown'
  const { chainId, didRegistry } = installation
  const domain = { name: 'DID Verification', version: '1', chainId, verifyingContract: didRegistry } as const
  return checkAttestation(domain, { message: share.message, signature: share.signature })
}

type ChainQuestion = { share: AttestedShare; installation: Installation; digest: Hex; signal: AbortSignal }

async function readChain({ share, installation, digest, signal }: ChainQuestion): Promise<ChainFacts> {
  const { rpcUrl, chainId, didRegistry } = installation
  const reader = createChainReader(rpcUrl, signal)
  const { verifier } = share.message
  const subject = parseSubjectDid(share.message.subject)
  const ask = async <T>(data: Hex, decode: (result: string) => T) => decode(await reader.call(didRegistry, data))
  const [isOurChain, standing, withdrawn, hasDid] = await Promise.all([
    reader.readChainId().then(
      (id) => id === chainId,
      () => false,
    ),
    orUnknown(ask(accreditationAt.encode(verifier, nowSeconds()), accreditationAt.decode)),
    orUnknown(ask(revokedAt.encode(verifier, digest), revokedAt.decode)),
    subject
      ? orUnknown(ask(balanceOf.encode(subject.address), (result) => balanceOf.decode(result) > 0n))
      : ('unknown' as const),
  ])
  return isOurChain ? { standing, revokedAt: withdrawn, subjectHasDid: hasDid } : chainSilent
}

/** Throws while the server is out of reach, and for a link that names no share. */
async function readShareStatus(share: ParsedShare, signal: AbortSignal): Promise<ShareStatus> {
  const id = share.kind === 'attested' || share.kind === 'unattested' ? share.shareId : null
  if (id === null) throw new Error('the link names no share')
  const response = await fetch(`/api/shares/${id}/status`, { signal, cache: 'no-store', credentials: 'omit' })
  return shareStatusSchema.parse(await response.json())
}

async function orUnknown<T>(fact: Promise<T>): Promise<Fact<T>> {
  try {
    return await fact
  } catch {
    return 'unknown' // not knowing is a finding of its own, shown as such
  }
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
