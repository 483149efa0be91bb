import { attestationDigest } from '@did/credentials/attestation/claim-attestation'
import { userSchema, verifierSchema } from '@did/domain/account/user'
import { appConfigSchema } from '@did/domain/app-config'
import { attestationMessageSchema } from '@did/domain/attestation/attestation'
import { confirmationSchema } from '@did/domain/attestation/revocation-record'
import { claimSchema } from '@did/domain/claim/claim'
import { didSchema } from '@did/domain/did'
import { addressSchema } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { ownTemplateSchema } from '@did/domain/template/template'
import { askedRequestSchema, type PendingAsked } from '@did/domain/verification-request/verification-request'
import { verifierApplicationRecordSchema } from '@did/domain/verifier/register'
import type { Signer } from '../../src/entities/account/account.ts'

const bytes32 = (digits: string) => `0x${digits.repeat(32)}`
const wallet = addressSchema.parse(`0x${'11'.repeat(20)}`)
const now = '2026-11-21T10:00:00.000Z'
const basics = { type: 'education', title: 'Master of Science', issuer: 'University', issueDate: '2026-11-01' }

export const ada = userSchema.parse({
  id: 7,
  username: 'ada',
  name: null,
  email: null,
  walletAddress: wallet,
  isVerifier: false,
  isAdministrator: false,
  verifierOrganization: null,
  verifierApplication: 'none',
  version: 1,
})

export const application = verifierApplicationRecordSchema.parse({
  id: 4,
  userId: 7,
  username: 'ada',
  walletAddress: wallet,
  organization: 'Registry of the Islands',
  domainProof: null,
  appliedAt: now,
  standing: 'none',
  accreditedName: null,
  shownOnChain: false,
})

/** This wallet signs whatever it is asked to sign. */
export const signer: Signer = {
  address: wallet,
  wallet,
  passkey: null,
  ensureChain: async () => {},
  signText: async () => '0xab',
  signTypedData: async () => '0xab',
  sendTransaction: async () => '0xab',
}

export const config = appConfigSchema.parse({
  chainId: 31337,
  rpcUrl: 'http://127.0.0.1:8545',
  didRegistry: `0x${'22'.repeat(20)}`,
  ethereumDidRegistry: `0x${'44'.repeat(20)}`,
  passkeys: { status: 'not-set-up' },
  verifierPolicy: 'open',
  embedded: true,
})

export const did = didSchema.parse({
  id: 2,
  tokenId: '12',
  owner: wallet,
  createdAt: now,
  lastUpdated: now,
  onChain: true,
  version: 1,
})

export const claim = claimSchema.parse({
  ...basics,
  id: 5,
  didId: did.id,
  description: 'Two years, finished in 2024.',
  isVerified: false,
  isPrivate: true,
  isSelective: false,
  verificationLevel: null,
  standing: 'none',
  validUntil: null,
  previousClaimId: null,
  claimHash: bytes32('aa'),
  details: bytes32('bb'),
  chainRecord: 'none',
  createdAt: now,
  version: 1,
})

export const template = ownTemplateSchema.parse({
  id: 8,
  type: 'license',
  title: 'Mooring permit',
  summary: 'That you may moor in the harbour.',
  fields: [{ name: 'Passed on', hint: '' }],
  example: 'Passed on: 4 May 2024',
  publishedAt: now,
  version: 1,
  uses: 0,
  retiredAt: null,
})

const request = {
  id: 3,
  didId: did.id,
  claimId: claim.id,
  claimType: claim.type,
  claimTitle: claim.title,
  claimHash: claim.claimHash,
  requesterId: ada.id,
  verifierId: 9,
  requestDate: now,
  questions: [],
  version: 1,
}
export const rejected = { ...request, status: 'rejected', decidedAt: now, reason: 'The year is missing', version: 2 }

const pending = askedRequestSchema.parse({
  ...request,
  status: 'pending',
  didTokenId: did.tokenId,
  claim: { ...basics, description: claim.description, claimHash: claim.claimHash, details: claim.details },
  requester: { username: ada.username, walletAddress: wallet },
  leaves: [],
})
if (pending.status !== 'pending') throw new Error('The request of the tests waits for its verifier')
export const waiting: PendingAsked = pending

const message = attestationMessageSchema.parse({
  verifier: wallet,
  claimId: claim.id,
  subject: `did:ethr:0x7a69:${wallet}`,
  claimType: claim.type,
  title: claim.title,
  issuer: claim.issuer,
  issueDate: claim.issueDate,
  details: claim.details,
  commitment: bytes32('00'),
  level: 'EducationProof',
  validFrom: 1_795_219_200,
  validUntil: 0,
  statusList: 3,
  statusIndex: 70_000,
})
const confirm = (id: number, signed: typeof message) =>
  confirmationSchema.parse({
    id,
    claimId: claim.id,
    attestation: attestationDigest(attestationDomain(config), { primaryType: 'ClaimAttestation', message: signed }),
    message: signed,
    owner: ada.username,
    confirmedAt: now,
    anchorBlock: null,
    revocation: null,
  })
export const confirmation = confirm(6, message)
/** This confirmation is older than `confirmation` and about the same text. */
export const earlierConfirmation = confirm(4, { ...message, statusIndex: 69_000 })
/** This confirmation is older than `confirmation` and about another text of the same claim. */
export const otherConfirmation = confirm(3, { ...message, title: 'Doctor of Science', statusIndex: 68_000 })
export const revocation = {
  attestation: confirmation.attestation,
  reason: 'no-longer-true',
  revokedAt: now,
  recorded: false,
  givenUp: false,
}

export const registry = verifierSchema.parse({
  id: 9,
  verifierOrganization: 'Registry of the Islands',
  username: 'registry',
  walletAddress: `0x${'33'.repeat(20)}`,
  accreditation: 'accredited',
  domain: null,
})
