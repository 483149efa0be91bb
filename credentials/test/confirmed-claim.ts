import type { SignedAttestation } from '@did/domain/attestation/attestation'
import type { FieldLeaf } from '@did/domain/claim/claim'
import { toAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { privateKeyToAccount } from 'viem/accounts'
import { describeEvidence } from '../src/attestation/attestation-evidence.ts'
import { attestationDigest } from '../src/attestation/claim-attestation.ts'
import { hashDetails } from '../src/attestation/credential-details.ts'
import type { OwnConfirmations } from '../src/portable/is-as-confirmed.ts'
import type { PortableContent } from '../src/portable/portable-content.ts'
import type { Describing } from '../src/portable/verified-claim.ts'

const wallet = privateKeyToAccount(`0x${'1a'.repeat(32)}`)
const verifier = toAddress(wallet.address)
const didRegistry = `0x${'de'.repeat(20)}` as const
/** The verifier that confirmed the claim, and its installation. */
export const own: OwnConfirmations = {
  verifier,
  chainId: 31337,
  didRegistry,
  publicUrl: 'https://did.example',
  issuerName: 'Quinta do Vale',
}
export const leaf = (field: string, label: string, value: string): FieldLeaf => ({
  field,
  label,
  kind: 'text',
  value,
  salt: `0x${field.length.toString(16).padStart(64, '0')}`,
})

async function buildContent(leaves: readonly FieldLeaf[]): Promise<PortableContent> {
  const details = hashDetails(
    leaves[0] ? { form: 'fields', holder: leaves[0], fields: leaves.slice(1) } : { form: 'tree', leaves: [] },
  )
  const message: SignedAttestation['message'] = {
    verifier,
    claimId: 7 as SignedAttestation['message']['claimId'],
    subject: `did:ethr:0x7a69:0x${'ac'.repeat(20)}`,
    claimType: 'education',
    title: 'Master of Science',
    issuer: 'University of Tests',
    issueDate: '2026-01-02',
    details,
    commitment: `0x${'00'.repeat(32)}`,
    level: 'EducationProof',
    validFrom: 1_790_000_000,
    validUntil: 0,
    statusList: 3,
    statusIndex: 99,
  }
  const primaryType = leaves.length > 0 ? 'ConfirmCredential' : 'ClaimAttestation'
  const domain = attestationDomain(own)
  const hash = attestationDigest(domain, { primaryType, message })
  const attestation = { primaryType, message, signature: await wallet.sign({ hash }) } as const
  const shown = leaves.filter(({ value }) => value !== '')
  return {
    claimType: message.claimType,
    title: message.title,
    issuerName: message.issuer,
    issueDate: message.issueDate,
    level: message.level,
    verifier: `did:ethr:0x7a69:${verifier}`,
    subject: message.subject,
    fields: Object.fromEntries(shown.map(({ field, value }) => [field, value])),
    openings: Object.fromEntries(leaves.map(({ field, label, kind, salt }) => [field, { label, kind, salt }])),
    evidence: describeEvidence(
      domain,
      attestation,
      leaves.map((each) => ({ ...each, isOpenByDefault: true })),
    ),
    status: { list: 3, index: 99 },
    validFrom: message.validFrom,
    validUntil: null,
  }
}

const id = 'urn:uuid:8f5a1c2e-0000-4000-8000-000000000000'

/**
 * Builds what a service needs to describe a claim as a credential. The verifier's wallet has
 * confirmed these leaves, of which the first is the holder's name.
 */
export async function buildConfirmed(leaves: readonly FieldLeaf[]): Promise<Describing> {
  const content = await buildContent(leaves)
  return { content, publicUrl: own.publicUrl, subject: 'did:key:z6Mk', id, keyEndsAt: 1_800_000_000 }
}
