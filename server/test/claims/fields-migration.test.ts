import { attestationDigest, checkAttestation } from '@did/credentials/attestation/claim-attestation'
import { claimHash, detailsRoot, publishHash } from '@did/credentials/attestation/claim-leaves'
import { parseShareUrl } from '@did/credentials/share/share-link'
import { attestationMessageSchema } from '@did/domain/attestation/attestation'
import type { Claim } from '@did/domain/claim/claim'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { CreatedShare } from '@did/domain/share/share-record'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildProof, revoke } from '../rig/builders.ts'
import { type Client, signedIn } from '../rig/client.ts'
import { migrateOldDatabase, type Query } from '../rig/old-version.ts'
import { createInstallation, type Installation } from '../rig/stack.ts'

// Before 0039_fields.sql, all attestations had one type, which was not stored. These tests migrate
// an installation with such an attestation.

const keys = { owner: generatePrivateKey(), verifier: generatePrivateKey() }
const addressOf = (name: keyof typeof keys) => privateKeyToAccount(keys[name]).address.toLowerCase()
const salt = (digit: string): Hex => `0x${digit.repeat(64)}`
const basics = { type: 'education', title: 'Master of Ferries', issuer: 'Harbour University', issueDate: '2026-02-02' }
const description = 'Passed with distinction.'
/** Before the migration 0039_fields.sql, leaves had neither a label nor a kind. */
const leaves = [
  { field: 'description', value: description, salt: salt('1') },
  { field: 'grade', value: 'very good', salt: salt('2') },
]
const details = detailsRoot(leaves)
const hash = claimHash({ ...basics, details })
const now = Math.floor(Date.now() / 1000)
const message = attestationMessageSchema.parse({
  verifier: addressOf('verifier'),
  claimId: 1,
  subject: `did:ethr:0x7a69:${addressOf('owner')}`,
  claimType: basics.type,
  title: basics.title,
  issuer: basics.issuer,
  issueDate: basics.issueDate,
  details,
  commitment: salt('0'),
  level: 'EducationProof',
  validFrom: now - 60,
  validUntil: 0,
  statusList: 1,
  statusIndex: 70_000,
})

let installation: Installation
let owner: Client
let verifier: Client
beforeAll(async () => {
  installation = await createInstallation({}, await migrateOldDatabase('0039', fillRows))
  const node = await installation.startNode()
  owner = await signedIn(node, keys.owner)
  verifier = await signedIn(node, keys.verifier)
})
afterAll(() => installation.close())

const domainOf = () => {
  const { chainId, contracts } = inject('stack')
  return attestationDomain({ chainId, didRegistry: contracts.didRegistry as Hex })
}

async function fillRows(query: Query): Promise<void> {
  for (const [name, isVerifier] of [
    ['owner', false],
    ['verifier', true],
  ] as const)
    await query(
      `insert into users (wallet_address, username, username_key, is_self_registered, verifier_organization)
       values ($1, $2, $2, $3, $4)`,
      [addressOf(name), name, isVerifier, isVerifier ? 'Harbour University' : null],
    )
  await query(`insert into dids (token_id, owner) values ('did:ethr:0x1:12345678', $1)`, [addressOf('owner')])
  await query(
    `insert into claims (did_id, type, title, description, issuer, issue_date, is_private, is_selective, leaves, details,
      claim_hash, publish_hash) values (1, $1, $2, $3, $4, $5, false, true, $6, $7, $8, $9)`,
    [
      ...[basics.type, basics.title, description, basics.issuer, basics.issueDate],
      ...[JSON.stringify(leaves), details, hash, publishHash({ ...basics, description })],
    ],
  )
  await query(
    `insert into verification_requests (claim_id, requester_id, verifier_id, status, decided_at, claim_hash, claim_type,
      claim_title) values (1, 1, 2, 'approved', now(), $1, $2, $3)`,
    [hash, basics.type, basics.title],
  )
  await query('insert into status_lists (verifier_id, taken) values (2, 1)')
  await query('insert into status_places (status_list, status_index) values (1, 70000)')
  const digest = attestationDigest(domainOf(), { primaryType: 'ClaimAttestation', message })
  const signature = await privateKeyToAccount(keys.verifier).sign({ hash: digest })
  const proof = await buildProof({ id: message.claimId, type: basics.type })
  await query(
    `insert into attestations (claim_id, request_id, verifier_id, claim_hash, digest, message, signature, level, proof)
     values (1, 1, 2, $1, $2, $3, $4, 'EducationProof', $5)`,
    [hash, digest, JSON.stringify(message), signature, JSON.stringify(proof)],
  )
}

const readClaim = async () => (await owner.ok<Claim[]>('GET', '/api/claims/did/1'))[0]

test('an attestation that was signed before claims had fields still verifies its claim, and the claim’s link is genuine', async () => {
  const claim = await readClaim()
  expect(claim).toMatchObject({ isVerified: true, standing: 'current', holderName: null, fields: [] })
  const body = { kind: 'open', fields: ['grade'] }
  const { url } = await owner.ok<CreatedShare>('POST', '/api/claims/1/shares', body)
  const { search, hash: fragment } = new URL(url)
  const share = parseShareUrl({ search, hash: fragment })
  if (share.kind !== 'attested') throw new Error(`The link is ${share.kind}`)
  expect(share).toMatchObject({ primaryType: 'ClaimAttestation', fieldCount: null })
  expect(share.opened).toEqual([leaves[1]])
  expect(await checkAttestation(domainOf(), share)).toMatchObject({ ok: true, signer: addressOf('verifier') })
})

test('a verifier can revoke an attestation that it signed before claims had fields', async () => {
  const claim = await readClaim()
  if (!claim) throw new Error('The claim is gone')
  await revoke({ client: verifier }, claim, 'no-longer-true')
  expect(await readClaim()).toMatchObject({ isVerified: false, standing: 'withdrawn' })
})
