import type { AttestationDomain } from '@did/domain/attestation/attestation'
import { statusListEntrySchema } from '@did/domain/attestation/status-list-entry'
import type { Hex } from '@did/domain/hex'
import type { Installation } from '../chain/installation.ts'
import { revokedAt } from '../chain/registry-calls.ts'
import { type Anchor, findRevocationReason } from '../chain/registry-log.ts'
import type { JudgedShare, ParsedShare } from '../share/share-link.ts'
import { type ContractSignatureJudge, judgeContractSignature } from '../signature/contract-signature.ts'
import type { AskChain } from './ask-chain.ts'
import { type AskedServer, askServer, askServerFor } from './ask-server.ts'
import { andThen, type Fact } from './fact.ts'
import { type EntryFinding, judgePublishedRevocation } from './judge-published-revocation.ts'
import { isBitSet } from './status-bit.ts'

/**
 * What is known about the revocation of an attestation. `at` is when the chain recorded it (Unix
 * seconds), or null while only the verifier's signature proves it. `reason` is the 32 signed bytes,
 * or null if unknown. `unproven`: a status list reports a revocation without the verifier's
 * signature.
 */
export type Revocation =
  | { kind: 'standing' }
  | { kind: 'revoked'; at: number | null; reason: string | null }
  | { kind: 'unproven' }

export type AttestedShare = ParsedShare & { kind: 'attested' }
/** An attested claim, with or without a link. */
export type AttestedClaim = JudgedShare & { kind: 'attested' }

/** Everything that a verdict needs in order to ask about one attestation. */
export type Question = {
  share: AttestedClaim
  installation: Installation
  digest: Hex
  domain: AttestationDomain
  askChain: AskChain
}

export async function findRevocation(
  question: Question,
  anchor: Promise<Fact<Anchor | null>>,
  server: AskedServer,
): Promise<Fact<Revocation>> {
  const [onChain, entry] = await Promise.all([findRevokedAt(question), findStatusEntry(question, server)])
  if (onChain !== 'unknown' && onChain > 0)
    return { kind: 'revoked', at: onChain, reason: await findReason(question, onChain, await anchor) }
  // If the status list gives no answer, the chain's answer alone decides.
  if (entry !== 'unknown' && entry.kind === 'revoked') return { kind: 'revoked', at: null, reason: entry.reason }
  if (entry !== 'unknown' && entry.kind === 'unproven') return { kind: 'unproven' }
  return onChain === 'unknown' ? 'unknown' : { kind: 'standing' }
}

function findRevokedAt({ share, installation, digest, askChain }: Question): Promise<Fact<number>> {
  return askChain(async (reader) => {
    const data = revokedAt.encode(share.message.verifier, digest)
    return revokedAt.decode(await reader.call({ to: installation.didRegistry, data }))
  })
}

/**
 * Returns null when the chain does not tell the reason. The attestation counts as revoked all the
 * same.
 */
async function findReason(
  { share, installation, digest, askChain }: Question,
  revokedAt: number,
  anchor: Fact<Anchor | null>,
): Promise<string | null> {
  const { didRegistry, deployedAtBlock } = installation
  // A verifier may revoke an attestation before somebody anchors it. So the search starts at the
  // anchor's block only if the anchor is older than the revocation.
  const isRecordedBefore = anchor !== 'unknown' && anchor !== null && anchor.time < revokedAt
  const fromBlock = isRecordedBefore ? anchor.block : deployedAtBlock
  const { verifier } = share.message
  const reason = await askChain((reader) => findRevocationReason(reader, { didRegistry, verifier, digest, fromBlock }))
  return reason === 'unknown' ? null : reason
}

/**
 * Asks for the whole status list first, so that the server does not learn which credential the
 * question is about. If the attestation's bit is set, or if the list cannot be read, asks for the
 * single entry, which contains the verifier's signature. So a server cannot hide a revocation by
 * withholding the list.
 */
async function findStatusEntry(question: Question, server: AskedServer): Promise<Fact<EntryFinding>> {
  const { statusList, statusIndex } = question.share.message
  const list = `/status-lists/${statusList}`
  const isSet = await askServerFor(server, list, async (answer) => isBitSet(await answer.text(), statusIndex))
  return isSet === false ? { kind: 'standing' } : findSingleEntry(question, server)
}

function findSingleEntry(
  { share, domain, digest, askChain }: Question,
  server: AskedServer,
): Promise<Fact<EntryFinding>> {
  const { message } = share
  const path = `/status-lists/${message.statusList}/entries/${message.statusIndex}`
  const entry = askServer(server, path, (body) => statusListEntrySchema.parse(body))
  const judge: ContractSignatureJudge = (asked) => askChain((reader) => judgeContractSignature(reader, asked))
  return andThen(entry, (published) => judgePublishedRevocation(published, { domain, message, digest }, judge))
}
