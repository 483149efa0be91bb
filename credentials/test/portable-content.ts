import type { PortableContent } from '../src/portable/portable-content.ts'

/**
 * The content of a portable credential. Tests compare the messages that are signed about this
 * content with values that never change.
 */
export const content: PortableContent = {
  claimType: 'education',
  title: 'Master of Science',
  issuerName: 'University of Tests',
  issueDate: '2026-01-02',
  level: 'EducationProof',
  verifier: `did:ethr:0x7a69:0x${'de'.repeat(20)}`,
  subject: `did:ethr:0x7a69:0x${'ac'.repeat(20)}`,
  fields: { grade: 'First' },
  openings: { grade: { label: 'Grade', kind: 'text', salt: `0x${'a1'.repeat(32)}` } },
  evidence: {
    type: ['ClaimAttestation'],
    primaryType: 'ConfirmCredential',
    chainId: '31337',
    verifyingContract: `0x${'5f'.repeat(20)}`,
    message: {
      verifier: `0x${'de'.repeat(20)}`,
      claimId: '7',
      subject: `did:ethr:0x7a69:0x${'ac'.repeat(20)}`,
      claimType: 'education',
      title: 'Master of Science',
      issuer: 'University of Tests',
      issueDate: '2026-01-02',
      details: `0x${'ab'.repeat(32)}`,
      commitment: `0x${'00'.repeat(32)}`,
      level: 'EducationProof',
      validFrom: '1790000000',
      validUntil: '0',
      statusList: '3',
      statusIndex: '99',
    },
    signature: '0x',
    fieldHashes: [`0x${'a2'.repeat(32)}`],
  },
  status: { list: 3, index: 99 },
  validFrom: 1_790_000_000,
  validUntil: null,
}
