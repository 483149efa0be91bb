import { fieldKinds } from '@did/domain/claim/claim-field'
import { type Address, bytes32Schema } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import * as z from 'zod/mini'
import { type ReadEvidence, readEvidence, writeEvidence } from '../attestation/attestation-evidence.ts'
import { checkAttestation } from '../attestation/claim-attestation.ts'
import { hashField, hashList, hashParts } from '../attestation/credential-details.ts'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import { describeOpenBadge } from './open-badge.ts'
import type { PortableContent } from './portable-content.ts'
import { describeVerifiedClaim } from './verified-claim.ts'

/**
 * The verifier who has to sign the credential, and the verifier's installation. `issuerName` is the
 * installation's name for the verifier.
 */
export type OwnConfirmations = {
  verifier: Address
  chainId: number
  didRegistry: Address
  publicUrl: string
  issuerName: string | null
  judge?: ContractSignatureJudge
}

const openingSchema = z.object({ label: z.string(), kind: z.enum(fieldKinds), salt: bytes32Schema })
const credentialSchema = z.object({
  id: z.string().check(z.regex(/^urn:uuid:[0-9a-f-]{36}$/)),
  type: z.tuple([z.literal('VerifiableCredential'), z.enum(['VerifiedClaim', 'OpenBadgeCredential'])]),
  validUntil: z.iso.datetime(),
  credentialSubject: z.object({
    id: z.string().check(z.regex(/^did:[a-z0-9]+:./)),
    fields: z._default(z.record(z.string(), z.string()), {}),
  }),
  evidence: z.tuple([z.unknown()]),
})
const openingsSchema = z.object({ openings: z._default(z.record(z.string(), openingSchema), {}) })

/**
 * Tells whether an unsigned credential says exactly what the verifier's own wallet confirmed. The
 * verifier's browser checks this before it signs a credential that a service described. Nobody can
 * check the subject here, because the owner chooses the wallet that gets the credential.
 */
export async function isAsConfirmed(credential: unknown, own: OwnConfirmations): Promise<boolean> {
  const parsed = credentialSchema.safeParse(credential)
  if (!parsed.success) return false
  const { id, type, validUntil, credentialSubject, evidence } = parsed.data
  const opened = openingsSchema.safeParse(evidence[0])
  const read = readEvidence(evidence[0])
  if (!opened.success || !read || !(await isConfirmedBy(read, own))) return false
  const [{ fields }, { openings }] = [credentialSubject, opened.data]
  if (!haveAllFields(read, fields, openings)) return false
  const content = describeContent(read, { fields, openings })
  const keyEndsAt = Date.parse(validUntil) / 1000
  const describing = { content, publicUrl: own.publicUrl, subject: credentialSubject.id, id, keyEndsAt }
  const expected =
    type[1] === 'OpenBadgeCredential'
      ? describeOpenBadge(describing, own.issuerName)
      : describeVerifiedClaim(describing)
  return toSortedJson(expected) === toSortedJson(credential)
}

async function isConfirmedBy(read: ReadEvidence, own: OwnConfirmations): Promise<boolean> {
  const { chainId, didRegistry, verifier, judge } = own
  if (read.chainId !== chainId || read.verifyingContract !== didRegistry) return false
  const checked = await checkAttestation(attestationDomain({ chainId, didRegistry }), read.attestation, judge)
  return checked.ok && checked.signer === verifier
}

type Openings = PortableContent['openings']

/**
 * Tells whether the credential shows every field that the verifier confirmed. The attestation has a
 * hash over the hashes of all fields, and each shown field has to fit one of these. Only a field
 * with an empty value may be missing.
 */
function haveAllFields({ attestation, fieldHashes }: ReadEvidence, fields: Record<string, string>, openings: Openings) {
  const [holder, ...rest] = fieldHashes
  const names = Object.keys(openings)
  if (names.length !== fieldHashes.length || !Object.keys(fields).every((name) => names.includes(name))) return false
  if (holder === undefined) return true
  const details = hashParts({ holder, fieldCount: rest.length, fields: hashList(rest) })
  return details === attestation.message.details && names.every((field) => fits(field))

  function fits(field: string): boolean {
    const value = Object.hasOwn(fields, field) ? fields[field] : ''
    const opening = openings[field]
    if (value === undefined || opening === undefined) return false
    return fieldHashes.includes(hashField({ field, value, ...opening }))
  }
}

function describeContent(
  read: ReadEvidence,
  { fields, openings }: Pick<PortableContent, 'fields' | 'openings'>,
): PortableContent {
  const { chainId } = read
  const { message } = read.attestation
  return {
    claimType: message.claimType,
    title: message.title,
    issuerName: message.issuer,
    issueDate: message.issueDate,
    level: message.level,
    verifier: formatSubjectDid({ chainId, address: message.verifier }),
    subject: message.subject,
    fields,
    openings,
    evidence: writeEvidence(read),
    status: { list: message.statusList, index: message.statusIndex },
    validFrom: message.validFrom,
    validUntil: message.validUntil === 0 ? null : message.validUntil,
  }
}

/** Two documents with the same members give the same text. */
function toSortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}
