import { type FieldLeaf, fieldLeafSchema } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import type { Hex } from '@did/domain/hex'
import { shareIdSchema } from '@did/domain/ids'
import * as z from 'zod/mini'
import { type ReadEvidence, readEvidence } from '../attestation/attestation-evidence.ts'
import { hashField, hashList, hashParts } from '../attestation/credential-details.ts'
import { parseDidUrl } from '../did/did-url.ts'
import type { AttestedShare } from '../verdict/find-revocation.ts'
import { isJsonObject, type JsonObject } from './base64url.ts'
import type { ForeignText } from './read-foreign.ts'

/**
 * The result of comparing a credential of this product with the attestation inside it. `kept-back`:
 * the attestation is missing. `differs`: the credential has other content, or belongs to another
 * claim. `bare` lists the fields for which nothing shows that the verifier signed them.
 */
export type OwnEvidence =
  | { kind: 'kept-back' }
  | { kind: 'differs' }
  | { kind: 'attested'; share: AttestedShare; chainId: number; verifyingContract: string; bare: readonly string[] }

const words = ['claimType', 'verifier', 'title', 'issuerName', 'issueDate', 'level'] as const
const textsSchema = z.record(z.string(), z.string())
/** Finds the attestation inside a credential, and compares all words and fields with it. */
export function readOwnEvidence(text: ForeignText): OwnEvidence {
  return compareEvidence(findParts(text))
}

/** Compares each word and each field of a credential with the attestation inside. */
export function compareEvidence(parts: EvidenceParts): OwnEvidence {
  const { said, beside, evidence, openings, status, titles = [], kinds = [] } = parts
  const read = readEvidence(evidence)
  if (read === null) return evidence === undefined ? { kind: 'kept-back' } : { kind: 'differs' }
  const shown = said['fields'] ?? {}
  const fields = textsSchema.safeParse(shown)
  const isSaid = hasOnlyKnownMembers(said, beside) && haveSameWords(said, read) && isOwnSubject(said, read)
  const isTitled = kinds.every(isOwnKind) && haveSameTitle(titles, read)
  if (!fields.success || !isSaid || !isTitled || !isSamePlace(status, read)) return { kind: 'differs' }
  // A schema drops a field with the name `__proto__`, but a page would show it. So the number of
  // fields must be the same before and after the schema.
  if (Object.keys(fields.data).length !== Object.keys(shown).length) return { kind: 'differs' }
  const opened = openFields(fields.data, openings, read)
  if (opened === null) return { kind: 'differs' }
  const { chainId, verifyingContract } = read
  return { kind: 'attested', share: describeShare(read, opened.leaves), chainId, verifyingContract, bare: opened.bare }
}

/**
 * The parts of a credential that are compared with the attestation. `beside` are the members that
 * the format puts beside the claim's words, and no checker sees them as content. `titles` should
 * repeat the title. `kinds` are the types, and a checker sees one of them when the credential has
 * no title.
 */
export type EvidenceParts = {
  said: JsonObject
  beside: readonly string[]
  evidence: unknown
  openings: unknown
  status: unknown
  titles?: readonly unknown[]
  kinds?: readonly unknown[]
}

function findParts(text: ForeignText): EvidenceParts {
  if (text.form === 'sd-jwt') {
    const { payload } = text.sdJwt
    const { attestation, fieldOpenings, status, vct } = payload
    return {
      said: payload,
      beside: besideInSdJwt,
      evidence: attestation,
      openings: fieldOpenings,
      status,
      kinds: [vct],
    }
  }
  const { credentialSubject, evidence, credentialStatus } = text.credential
  // This product writes no list of subjects, so the content of such a list counts as different.
  const said = isJsonObject(credentialSubject) ? credentialSubject : { credentialSubject }
  const listed = [evidence].flat().filter(isJsonObject)
  const found = listed.find(({ type }) => [type].flat().includes('ClaimAttestation'))
  const subject = { said, beside: besideInSubject, status: credentialStatus }
  if (found === undefined) return { ...subject, evidence: undefined, openings: undefined }
  const { achievement } = said
  // A badge's evidence has a second type, which is left out here.
  return {
    ...subject,
    evidence: { ...found, type: ['ClaimAttestation'] },
    openings: found['openings'],
    titles: [text.credential['name'], isJsonObject(achievement) ? achievement['name'] : undefined],
    kinds: [text.credential['type']].flat(),
  }
}

const besideInSdJwt = 'fields attestation fieldOpenings iss iat nbf exp vct vct#integrity cnf status sub aud jti'.split(
  ' ',
)
const besideInSubject = ['fields', 'id', 'type', 'achievement']
/**
 * The members that a presented credential has beside the claim's words. The code that checks
 * presentations has already removed the format's other members.
 */
export const besideInPresented = ['fields', 'attestation', 'fieldOpenings']

/** No wallet signed any other member, so a person with the service's key could have invented it. */
function hasOnlyKnownMembers(said: JsonObject, beside: readonly string[]): boolean {
  const known: readonly string[] = [...words, ...beside]
  return Object.keys(said).every((name) => known.includes(name))
}

const ownTypes: readonly unknown[] = ['VerifiableCredential', 'VerifiedClaim', 'OpenBadgeCredential']

/**
 * A type that this product does not give its credentials would be content that no wallet signed.
 */
function isOwnKind(kind: unknown): boolean {
  return ownTypes.includes(kind) || (typeof kind === 'string' && /^https?:\/\/\S+\/vct\/verified-claim$/.test(kind))
}

/**
 * The subject may be the owner whom the attestation names, or the DID of a wallet's key, which
 * names no person.
 */
function isOwnSubject({ id, sub }: JsonObject, { attestation: { message } }: ReadEvidence): boolean {
  return [id, sub].every((subject) => {
    if (subject === undefined || subject === message.subject) return true
    const method = typeof subject === 'string' ? parseDidUrl(subject)?.method : null
    return method === 'key' || method === 'jwk'
  })
}

function haveSameTitle(titles: readonly unknown[], { attestation: { message } }: ReadEvidence): boolean {
  return titles.every((title) => title === undefined || title === message.title)
}

/** A member that the credential does not show makes no difference. */
function haveSameWords(said: JsonObject, { chainId, attestation: { message } }: ReadEvidence): boolean {
  const { verifier, issuer: issuerName, ...rest } = message
  const signed = { ...rest, issuerName, verifier: `did:ethr:0x${chainId.toString(16)}:${verifier.toLowerCase()}` }
  return words.every((word) => {
    const shown = said[word]
    if (shown === undefined) return true
    const isVerifier = word === 'verifier' && typeof shown === 'string'
    return isVerifier ? shown.toLowerCase() === signed.verifier : shown === signed[word]
  })
}

/**
 * At another place in a status list than the attestation's, a checker would not find a revocation.
 */
function isSamePlace(status: unknown, { attestation: { message } }: ReadEvidence): boolean {
  if (status === undefined) return true
  const listed = isJsonObject(status) && isJsonObject(status['status_list']) ? status['status_list'] : status
  if (!isJsonObject(listed)) return false
  const index = listed['idx'] ?? listed['statusListIndex']
  const url = listed['uri'] ?? listed['statusListCredential']
  return (
    (index === message.statusIndex || index === String(message.statusIndex)) &&
    typeof url === 'string' &&
    url.endsWith(`status-lists/${message.statusList}`)
  )
}

type Opened = { leaves: FieldLeaf[]; bare: string[] }

/**
 * Returns the leaves of the fields with an opening (salt, label and kind), and the names of the
 * other fields. Returns null when an opening does not fit the shown value, or when the verifier did
 * not sign the hashes of the fields. An older attestation has no such hashes.
 */
function openFields(fields: Record<string, string>, openings: unknown, read: ReadEvidence): Opened | null {
  const { fieldHashes, attestation } = read
  const [holder, ...others] = fieldHashes
  if ((holder !== undefined) !== (attestation.primaryType === 'ConfirmCredential')) return null
  if (holder !== undefined) {
    const details = hashParts({ holder, fieldCount: others.length, fields: hashList(others) })
    if (details !== attestation.message.details) return null
  }
  const leaves: FieldLeaf[] = []
  const bare: string[] = []
  for (const [field, value] of Object.entries(fields)) {
    const opening = isJsonObject(openings) ? openings[field] : undefined
    if (!isJsonObject(opening)) {
      bare.push(field)
      continue
    }
    const leaf = fieldLeafSchema.safeParse({ ...opening, field, value }).data
    if (leaf === undefined) return null
    const signed: readonly unknown[] = field === holderNameField.field ? [holder] : others
    if (!signed.includes(tryHash(leaf))) return null
    leaves.push(leaf)
  }
  return { leaves, bare }
}

/** Returns null for a text that no wallet can sign, for instance with half of a surrogate pair. */
function tryHash(leaf: FieldLeaf): Hex | null {
  try {
    return hashField(leaf)
  } catch {
    return null
  }
}

/**
 * A share needs an id, but an attestation inside a credential comes without a link. No real share
 * has this id.
 */
const noShare = shareIdSchema.parse('A'.repeat(22))

/** Describes the attestation as a share, so that the code for shares can judge it. */
function describeShare({ attestation, fieldHashes }: ReadEvidence, opened: FieldLeaf[]): AttestedShare {
  const { claimType: type, title, issuer, issueDate, claimId: id } = attestation.message
  const shown = { type, title, issuer, isVerified: true }
  return {
    kind: 'attested',
    ...attestation,
    shareId: noShare,
    anchorBlock: null,
    payload: { id, ...shown, publicData: { ...shown, issueDate } },
    opened,
    fieldCount: fieldHashes.length === 0 ? null : fieldHashes.length - 1,
  }
}
