import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { parseSubjectDid } from '@did/domain/protocol/subject-did'
import { type ShareStatus, shareStatusSchema } from '@did/domain/share/share'
import { checkAttestation, findAttestationDigest } from '../attestation/claim-attestation.ts'
import { createChainReader } from '../chain/chain-reader.ts'
import { type IdentityControl, readControl } from '../chain/identity-control.ts'
import type { Installation } from '../chain/installation.ts'
import type { KeyLoss } from '../chain/key-loss.ts'
import { type Accreditation, accreditationAt, balanceOf, timeAheadOfAnyBlock } from '../chain/registry-calls.ts'
import { type Anchor, findAnchor } from '../chain/registry-log.ts'
import type { JudgedShare } from '../share/share-link.ts'
import { type ContractSignatureJudge, judgeContractSignature } from '../signature/contract-signature.ts'
import { pinReader } from './ask-chain.ts'
import { type AskedServer, askServer } from './ask-server.ts'
import { andThen, type Fact, orUnknown } from './fact.ts'
import { type AttestedClaim, type AttestedShare, findRevocation, type Question } from './find-revocation.ts'
import type { ProvedFinding, VerdictFacts } from './verdict.ts'

/**
 * What a verdict may ask: the installation's chain, and a server, which knows the share's status
 * and the attestation's entry in the status list.
 */
export type Surroundings = AskedServer & {
  installation: Fact<Installation>
  /** `now` is in Unix seconds. */
  now: number
  /**
   * The code of this function is large, so a page loads it only for a link with a proof about
   * attributes.
   */
  checkProved?: ProvedJudge
}

/**
 * Judges a link's proof about attributes by the attributes that the verifier signed. If the
 * function throws, the finding is `unknown`.
 */
export type ProvedJudge = (share: AttestedShare, installation: Installation, now: number) => Promise<ProvedFinding>

export type Findings = { facts: VerdictFacts & { installation: Fact<Installation> } }

/**
 * Asks the chain and the server for all facts that decide about a share, for the page and for the
 * command line. A question without an answer gives the fact `unknown`. Never throws.
 */
export async function findFacts(share: JudgedShare, surroundings: Surroundings): Promise<Findings> {
  const { installation, now } = surroundings
  const shareStatus = findShareStatus(share, surroundings)
  const askedProved = findProved(share, surroundings)
  const signed =
    share.kind === 'attested' && installation !== 'unknown'
      ? await findSignedFacts(share, installation, surroundings)
      : nothingSigned
  const proved = await askedProved
  return { facts: { now, installation, ...signed, shareStatus: await shareStatus, ...(proved && { proved }) } }
}

async function findProved(
  share: JudgedShare,
  { installation, now, checkProved }: Surroundings,
): Promise<Fact<ProvedFinding> | null> {
  if (share.kind !== 'attested' || !share.proved) return null
  return installation === 'unknown' || !checkProved ? 'unknown' : orUnknown(checkProved(share, installation, now))
}

async function findShareStatus(share: JudgedShare, server: AskedServer): Promise<Fact<ShareStatus>> {
  const id = 'shareId' in share ? share.shareId : null
  if (id === null) return 'unknown'
  return askServer(server, `/api/shares/${id}/status`, (body) => shareStatusSchema.parse(body))
}

export type SignedFacts = Omit<VerdictFacts, 'now' | 'installation' | 'shareStatus'>

export const nothingSigned: SignedFacts = {
  attestation: 'unknown',
  anchor: 'unknown',
  standing: 'unknown',
  revocation: 'unknown',
  subjectHasDid: 'unknown',
  control: 'unknown',
  verifierControl: 'unknown',
  keyLoss: 'unknown',
}

/**
 * Asks the chain for all facts about an attestation, and the server for its entry in the status
 * list.
 */
export async function findSignedFacts(
  share: AttestedClaim,
  installation: Installation,
  surroundings: Surroundings,
): Promise<SignedFacts> {
  const { chainId, rpcUrl } = installation
  const { primaryType, message, signature } = share
  const domain = attestationDomain(installation)
  const digest = findAttestationDigest(domain, { primaryType, message })
  if (digest === null) return { ...nothingSigned, attestation: { ok: false, reason: 'message-malformed' } }

  const { fetch, signal } = surroundings
  const askChain = pinReader(createChainReader({ rpcUrl, fetch, ...(signal && { signal }) }), chainId)
  const question: Question = { share, installation, digest, domain, askChain }
  const anchor = askChain((reader) => findAnchor(reader, { ...installation, digest, hint: share.anchorBlock }))
  const { didRegistry } = installation
  // The keys of a contract wallet may change. So the wallet is asked whether a key that it had at
  // the signing time made the signature.
  const judge: ContractSignatureJudge = (asked) =>
    andThen(anchor, (at) => askChain((reader) => judgeContractSignature(reader, asked, at && { ...at, didRegistry })))
  const verifierControl = askChain((reader) => readControl(reader, { didRegistry, identity: message.verifier }))
  const [attestation, standing, revocation, subjectHasDid, control, keyLoss] = await Promise.all([
    // Recovering the signer is slow on a phone. So it runs while the chain answers the question
    // about the verifier's standing at the anchor's time.
    anchor.then(() => checkAttestation(domain, { primaryType, message, signature }, judge)),
    findStanding(question, anchor),
    findRevocation(question, anchor, surroundings),
    findSubjectsDid(question),
    findSubjectsControl(question),
    findVerifiersKeyLoss(question, anchor, verifierControl),
  ])
  const [atAnchor, byWhom] = await Promise.all([anchor, verifierControl])
  return {
    attestation,
    anchor: atAnchor,
    standing,
    revocation,
    subjectHasDid,
    control,
    verifierControl: byWhom,
    keyLoss,
  }
}

/**
 * The events about the control of the verifier's identity show how it had lost its key. They matter
 * only if the chain recorded the attestation before the last change of control.
 */
function findVerifiersKeyLoss(
  { share, installation, askChain }: Question,
  anchor: Promise<Fact<Anchor | null>>,
  control: Promise<Fact<IdentityControl>>,
): Promise<Fact<KeyLoss | null>> {
  return andThen(control, ({ since }) =>
    andThen(anchor, (recorded) => {
      if (recorded === null || recorded.time >= since) return null
      const asked = { ...installation, identity: share.message.verifier, block: recorded.block }
      // If the browser fails to load this code, the fact is unknown, as when the chain does not
      // answer.
      return askChain(async (reader) => (await import('../chain/key-loss.ts')).findKeyLoss(reader, asked))
    }),
  )
}

async function findStanding(
  { share, installation, askChain }: Question,
  anchor: Promise<Fact<Anchor | null>>,
): Promise<Fact<{ now: Accreditation; atSigning: Accreditation }>> {
  const readAt = (time: number) =>
    askChain(async (reader) => {
      const data = accreditationAt.encode(share.message.verifier, time)
      return accreditationAt.decode(await reader.call({ to: installation.didRegistry, data }))
    })
  const now = readAt(timeAheadOfAnyBlock)
  const atSigning = anchor.then((signed) => (signed === 'unknown' || signed === null ? now : readAt(signed.time)))
  return andThen(now, (standingNow) =>
    andThen(atSigning, (standingAtSigning) => {
      // One of an endpoint's chain nodes may be some blocks behind. So the standing that began
      // later counts as the present one.
      const isBehind = standingNow.since < standingAtSigning.since
      return { now: isBehind ? standingAtSigning : standingNow, atSigning: standingAtSigning }
    }),
  )
}

async function findSubjectsDid({ share, installation, askChain }: Question): Promise<Fact<boolean>> {
  const subject = parseSubjectDid(share.message.subject)
  if (!subject) return 'unknown'
  return askChain(async (reader) => {
    const result = await reader.call({ to: installation.didRegistry, data: balanceOf.encode(subject.address) })
    return balanceOf.decode(result) > 0n
  })
}

async function findSubjectsControl({ share, installation, askChain }: Question): Promise<VerdictFacts['control']> {
  const subject = parseSubjectDid(share.message.subject)
  if (!subject) return 'unknown'
  const { didRegistry } = installation
  return askChain((reader) => readControl(reader, { didRegistry, identity: subject.address }))
}
