import type { AttestationRequest } from '@did/domain/attestation/attestation'
import {
  buildClaim,
  buildRequest,
  buildRevocation,
  buildTemplate,
  buildVerification,
  type Person,
} from '../rig/builders.ts'
import type { Belongings, Caller, SignedIn, World } from './authorization-world.ts'

/**
 * Says whose row a call is about: the caller's own row, another person's row (the owner's, or the
 * stranger's when the owner calls), or a row that does not exist.
 */
export type Target = 'own' | 'foreign' | 'absent'
/** The parts of a call of the matrix in addition to its route. */
export type Request = {
  id?: number | string
  index?: number | string
  query?: string
  body?: unknown
  cookie?: string
  headers?: Record<string, string>
}

export const absentId = 999_999

/**
 * Names the person whose row the call is about. An anonymous caller has no rows, so it asks for the
 * owner's row.
 */
function rowOwner(target: Target, caller: Caller): SignedIn {
  if (caller === 'anonymous') return 'owner'
  if (target === 'own') return caller
  return caller === 'owner' ? 'stranger' : 'owner'
}

export function personOf({ people }: World, target: Target, caller: Caller): Person {
  return people[rowOwner(target, caller)]
}

export function rowsOf({ belongings }: World, target: Target, caller: Caller): Belongings {
  return belongings[rowOwner(target, caller)]
}

export function idOf<Id>(world: World, target: Target, caller: Caller, read: (rows: Belongings) => Id): Id | number {
  return target === 'absent' ? absentId : read(rowsOf(world, target, caller))
}

export function userIdOf(world: World, target: Target, caller: Caller): number {
  return target === 'absent' ? absentId : personOf(world, target, caller).user.id
}

export function shareIdOf(world: World, target: Target, caller: Caller): string {
  return target === 'absent' ? 'AAAAAAAAAAAAAAAAAAAAAA' : rowsOf(world, target, caller).share.id
}

export async function freshTemplateId(world: World, target: Target, caller: Caller): Promise<number> {
  return target === 'absent' ? absentId : (await buildTemplate(personOf(world, target, caller))).id
}

/** The claim gets a DID of its own, because an asked verifier may read all claims of the DID. */
export async function freshClaimId(world: World, target: Target, caller: Caller): Promise<number> {
  if (target === 'absent') return absentId
  return (await buildClaim(personOf(world, target, caller))).id
}

/**
 * Builds a pending request from the row's owner to the asked verifier. When the row's owner is the
 * asked verifier, the request goes to the other verifier.
 */
async function freshRequest(world: World, target: Target, caller: Caller) {
  const { asked, notAsked } = world.people
  const requester = personOf(world, target, caller)
  return buildRequest(requester, requester === asked ? notAsked : asked, await buildClaim(requester))
}

export async function requestId(world: World, target: Target, caller: Caller): Promise<number> {
  return target === 'absent' ? absentId : (await freshRequest(world, target, caller)).request.id
}

/** Builds a request whose verifier has asked a question that is not answered. */
export async function questionedRequestId(world: World, target: Target, caller: Caller): Promise<number> {
  if (target === 'absent') return absentId
  const { request } = await freshRequest(world, target, caller)
  const { asked, notAsked } = world.people
  const verifier = request.verifierId === asked.user.id ? asked : notAsked
  await verifier.client.call('POST', `/api/verification-requests/${request.id}/question`, {
    text: 'Which year was it?',
  })
  return request.id
}

/** Builds the body with which a new request's verifier would approve the request. */
export async function verifyTarget(world: World, target: Target, caller: Caller): Promise<Request> {
  const fresh = await freshRequest(world, target === 'absent' ? 'foreign' : target, caller)
  const { asked, notAsked } = world.people
  const verifier = fresh.request.verifierId === asked.user.id ? asked : notAsked
  const body = await buildVerification(verifier, fresh)
  return { id: target === 'absent' ? absentId : fresh.claim.id, body }
}

/** Builds a claim, and lets the verifier of a new request attest the claim. */
async function signedClaim(world: World, target: Target, caller: Caller) {
  const { claim, request } = await freshRequest(world, target, caller)
  const { asked, notAsked } = world.people
  const verifier = request.verifierId === asked.user.id ? asked : notAsked
  await verifier.client.ok(
    'PUT',
    `/api/claims/${claim.id}/verify`,
    await buildVerification(verifier, { claim, request }),
  )
  return { claim, verifier }
}

export async function signedClaimId(world: World, target: Target, caller: Caller): Promise<number> {
  return target === 'absent' ? absentId : (await signedClaim(world, target, caller)).claim.id
}

export function signedRecordId(world: World, target: Target, caller: Caller): Promise<number> | number {
  return target === 'absent' ? absentId : world.keepRecord(userIdOf(world, target, caller))
}

/** Builds the revocation that the attestation's verifier signs, for any caller to send. */
export async function revokeTarget(world: World, target: Target, caller: Caller): Promise<Request> {
  const { claim, verifier } = await signedClaim(world, target === 'absent' ? 'foreign' : target, caller)
  const body = await buildRevocation(verifier, claim, 'other')
  return { id: target === 'absent' ? absentId : claim.id, body }
}

const statusLists = new WeakMap<World, Promise<number>>()

export function someStatusList(world: World): Promise<number> {
  const known = statusLists.get(world) ?? findStatusList(world)
  statusLists.set(world, known)
  return known
}

async function findStatusList(world: World): Promise<number> {
  const { asked } = world.people
  const { request } = await freshRequest(world, 'own', 'owner')
  const path = `/api/verification-requests/${request.id}/attestation?level=AgeProof`
  return (await asked.client.ok<AttestationRequest>('GET', path)).message.statusList
}
