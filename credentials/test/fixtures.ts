import type { AttestationDomain, AttestationMessage, AttestationRequest } from '@did/domain/attestation/attestation'
import type { Hex } from '@did/domain/hex'
import { claimIdSchema, shareIdSchema } from '@did/domain/ids'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import type { SharedClaim } from '@did/domain/share/share'
import { privateKeyToAccount } from 'viem/accounts'
import { attestationDigest, buildAttestationRequest } from '../src/attestation/claim-attestation.ts'
import type { ShareProof } from '../src/share/share-proof.ts'

/** Fixed keys keep the golden vectors the same. No wallet outside of tests has these keys. */
export const verifierWallet = privateKeyToAccount(`0x${'11'.repeat(32)}`)
export const strangerWallet = privateKeyToAccount(`0x${'22'.repeat(32)}`)

export const domain: AttestationDomain = {
  name: 'DID Verification',
  version: '1',
  chainId: 31337,
  verifyingContract: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
}

export function buildMessage(overrides: Partial<AttestationMessage> = {}): AttestationMessage {
  return {
    verifier: lower(verifierWallet.address),
    claimId: claimIdSchema.parse(7),
    subject: formatSubjectDid({ chainId: 31337, address: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }),
    claimType: 'education',
    title: 'Master of Science in Computational Logic',
    issuer: 'Technische Universität Beispielstadt, EU',
    issueDate: '2026-11-21',
    details: `0x${'ab'.repeat(32)}`,
    commitment: `0x${'00'.repeat(32)}`,
    level: 'EducationProof',
    validFrom: 1_795_219_200,
    validUntil: 1_890_000_000,
    statusList: 3,
    statusIndex: 70_000,
    ...overrides,
  }
}

export function buildPayload(message: AttestationMessage, isVerified = true): SharedClaim {
  const shown = { type: message.claimType, title: message.title, issuer: message.issuer, isVerified }
  return { id: message.claimId, ...shown, publicData: { ...shown, issueDate: message.issueDate } }
}

export const shareId = shareIdSchema.parse('AAECAwQFBgcICQoLDA0ODw')

/** The attestation of a claim from before claims had fields. */
export function asClaim<Message>(message: Message): { primaryType: 'ClaimAttestation'; message: Message } {
  return { primaryType: 'ClaimAttestation', message }
}

export async function signAttestation(message: AttestationMessage, wallet = verifierWallet): Promise<Hex> {
  return wallet.sign({ hash: attestationDigest(domain, asClaim(message)) })
}

export async function buildAttestedProof(message = buildMessage()): Promise<ShareProof & { kind: 'attested' }> {
  const signature = await signAttestation(message)
  return { kind: 'attested', shareId, ...asClaim(message), signature, anchorBlock: 1234 }
}

/** A claim without leaves, so the hash `details` is zero. */
export function buildRequest(message = buildMessage()): AttestationRequest & { primaryType: 'ClaimAttestation' } {
  const request = buildAttestationRequest({ domain, message, details: { form: 'tree', leaves: [] } })
  if (request.primaryType !== 'ClaimAttestation') throw new Error('A claim without fields has another type')
  return request
}

function lower(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`
}
