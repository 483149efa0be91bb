import { attestationDigest } from '@did/credentials/attestation/claim-attestation'
import { hashRevocationReason } from '@did/credentials/attestation/claim-revocation'
import { attestationMessageSchema } from '@did/domain/attestation/attestation'
import { expect, it } from 'vitest'
import { describeRevocation } from './sign-revocation.ts'

const config = { chainId: 31337, didRegistry: '0x5fbdb2315678afecb367f032d93f642f64180aa3' } as const
const message = attestationMessageSchema.parse({
  verifier: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  claimId: 7,
  subject: 'did:ethr:0x7a69:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  claimType: 'education',
  title: 'Master of Science',
  issuer: 'University',
  issueDate: '2026-11-21',
  details: `0x${'ab'.repeat(32)}`,
  commitment: `0x${'00'.repeat(32)}`,
  level: 'EducationProof',
  validFrom: 1_795_219_200,
  validUntil: 0,
  statusList: 3,
  statusIndex: 70_000,
})
const primaryType = 'ClaimAttestation'
const domain = {
  name: 'DID Verification',
  version: '1',
  chainId: 31337,
  verifyingContract: config.didRegistry,
} as const
const attestation = attestationDigest(domain, { primaryType, message })

it('the text that a verifier signs to revoke names the confirmation on the screen and the chosen reason', () => {
  const request = describeRevocation({ attestation, primaryType, message }, 'no-longer-true', config)
  expect(request.primaryType).toBe('ClaimRevocation')
  expect(request.message).toEqual({ attestation, reason: hashRevocationReason('no-longer-true') })
})

it('the text that a verifier signs to revoke is never about another confirmation than the one on the screen', () => {
  const other = { ...message, title: 'Doctor of Science' }
  expect(() => describeRevocation({ attestation, primaryType, message: other }, 'other', config)).toThrow(
    expect.objectContaining({ code: 'attestation-mismatch' }),
  )
})
