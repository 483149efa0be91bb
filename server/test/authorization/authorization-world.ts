import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { CreatedShare } from '@did/domain/share/share-record'
import { buildClaim, buildRequest, buildVerifier, mint, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'

/**
 * All callers of the authorization matrix. If a call is about a row of another person, this is a
 * row of `owner`, but for the caller `owner` it is a row of `stranger`.
 */
export const callers = ['anonymous', 'owner', 'stranger', 'asked', 'notAsked', 'administrator'] as const
export type Caller = (typeof callers)[number]
export type SignedIn = Exclude<Caller, 'anonymous'>

export type Belongings = { did: Did; claim: Claim; share: CreatedShare }
export type World = {
  people: Record<SignedIn, Person>
  belongings: Record<SignedIn, Belongings>
  /** Files an application that waits for a review. Returns the application's id. */
  fileApplication: (userId: number) => Promise<number>
  /**
   * Stores a record of what a verifier signed, like the records that stay after an erasure. Returns
   * the record's id.
   */
  keepRecord: (verifierId: number) => Promise<number>
}

/**
 * Builds five verifiers, each with a minted DID, a claim and a share. The caller `owner` has asked
 * the verifier `asked` to check the claim.
 */
export async function buildWorld(node: Node): Promise<World> {
  const people = {
    owner: await buildVerifier(node),
    stranger: await buildVerifier(node),
    asked: await buildVerifier(node),
    notAsked: await buildVerifier(node),
    administrator: await buildVerifier(node),
  }
  node.ctx.config.adminWallets.push(people.administrator.client.address)
  const belongings = {
    owner: await buildBelongings(people.owner),
    stranger: await buildBelongings(people.stranger),
    asked: await buildBelongings(people.asked),
    notAsked: await buildBelongings(people.notAsked),
    administrator: await buildBelongings(people.administrator),
  }
  await buildRequest(people.owner, people.asked, belongings.owner.claim)
  return {
    people,
    belongings,
    fileApplication: (userId) => fileApplication(node, userId),
    keepRecord: (id) => keepRecord(node, id),
  }
}

async function fileApplication({ ctx }: Node, userId: number): Promise<number> {
  await ctx.pool.query('delete from verifier_applications where user_id = $1', [userId])
  const { rows } = await ctx.pool.query<{ id: string }>(
    `insert into verifier_applications (user_id, organization) values ($1, 'Applicants') returning id`,
    [userId],
  )
  return Number(rows[0]?.id)
}

/** This signed message has every member that a verifier's data export reads. */
const signedMessage = {
  ...{ verifier: `0x${'a1'.repeat(20)}`, claimId: 1, subject: 'did:example:1', claimType: 'education' },
  ...{ title: 'Signed', issuer: 'University of Tests', issueDate: '2026-01-01', level: 'CustomProof' },
  ...{ details: `0x${'de'.repeat(32)}`, commitment: `0x${'00'.repeat(32)}` },
  ...{ validFrom: 0, validUntil: 0, statusList: 0, statusIndex: 0 },
}

async function keepRecord({ ctx }: Node, verifierId: number): Promise<number> {
  const { rows } = await ctx.pool.query<{ id: string }>(
    `insert into signed_records (verifier_id, request_id, leaves, digest, primary_type, message, signature, bytes,
       requested_at, signed_at)
     select $1, 1000000 + count(*), '[]', $2, 'ConfirmCredential', $3, '0x', 0, now(), now() from signed_records
     returning id`,
    [verifierId, `0x${'d1'.repeat(32)}`, signedMessage],
  )
  return Number(rows[0]?.id)
}

async function buildBelongings(person: Person): Promise<Belongings> {
  const did = await person.client.ok<Did>('POST', '/api/dids', { tokenId: await mint(person.client) })
  const claim = await buildClaim(person, { didId: did.id })
  const share = await person.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  return { did, claim, share }
}
