import { hashRevocationReason } from '@did/credentials/attestation/claim-revocation'
import type { Notification } from '@did/domain/account/notification'
import type { ClaimRevocation, Confirmation, Revocation } from '@did/domain/attestation/revocation-record'
import type { StatusListEntry } from '@did/domain/attestation/status-list-entry'
import type { Claim } from '@did/domain/claim/claim'
import type { ClaimHistory } from '@did/domain/claim/history'
import type { Hex } from '@did/domain/hex'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { buildRevocation, buildUser, buildVerifiedClaim, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { send } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { openSocket } from '../socket/socket-client.ts'
import { buildSocketRig } from '../socket/socket-rig.ts'

let node: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  verifier = await buildVerifier(node, 'Northfield University')
})

const readClaim = async (claim: Claim) => {
  const claims = await owner.client.ok<Claim[]>('GET', `/api/claims/did/${claim.didId}`)
  return claims.find(({ id }) => id === claim.id)
}

async function findStatusPlace({ id }: Claim): Promise<string> {
  const { rows } = await node.ctx.db.execute<{ list: string; index: string }>(sql`
    select message ->> 'statusList' as list, message ->> 'statusIndex' as index from attestations where claim_id = ${id}`)
  return `/status-lists/${rows[0]?.list}/entries/${rows[0]?.index}`
}

test('a revocation makes the claim unverified at once and tells its owner the reason', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { stillHolding, ...revocation } = await revoke(verifier, claim, 'no-longer-true')
  expect(stillHolding).toEqual([])
  expect(revocation).toMatchObject({ reason: 'no-longer-true', recorded: false })
  expect(await readClaim(claim)).toMatchObject({ isVerified: false, verificationLevel: null, standing: 'withdrawn' })

  const [told] = await owner.client.ok<Notification[]>('GET', '/api/notifications?limit=1')
  expect(told).toMatchObject({
    type: 'warning',
    title: 'Claim unverified',
    message: `Claim "${claim.title}" has been unverified`,
    data: {
      id: claim.id,
      isVerified: false,
      revocation: { verifier: 'Northfield University', reason: 'no-longer-true' },
    },
  })
  const path = `/api/claims/${claim.id}/revocations`
  expect(await owner.client.ok<ClaimRevocation[]>('GET', path)).toEqual([
    { ...revocation, verifier: 'Northfield University' },
  ])
  const history = await owner.client.ok<ClaimHistory>('GET', `/api/claims/${claim.id}/history`)
  expect(history.entries.at(-1)).toMatchObject({
    kind: 'revoked',
    opened: { actor: verifier.client.address, detail: { reason: 'no-longer-true' } },
  })
})

test('a revocation appears in the verifier’s list of its own attestations', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const read = async () => {
    const list = await verifier.client.ok<Confirmation[]>('GET', '/api/attestations')
    return list.find(({ claimId }) => claimId === claim.id)
  }
  const message = { title: claim.title, claimType: claim.type }
  expect(await read()).toMatchObject({ message, owner: owner.user.username, revocation: null })
  const { stillHolding: _, ...revocation } = await revoke(verifier, claim, 'other')
  expect(await read()).toMatchObject({ revocation })
  const others = await owner.client.ok<Confirmation[]>('GET', '/api/attestations')
  expect(others).toEqual([])
})

test('the answer to a revocation names the verifier’s other confirmations of the same text that still hold', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const other = await buildVerifier(node)
  await buildVerifiedClaim(owner, other, { claim })
  await buildVerifiedClaim(owner, verifier, { claim, validUntil: '2100-01-01' })
  const newestFirst = await verifier.client.ok<Confirmation[]>('GET', '/api/attestations?limit=2')
  const [newer, older] = newestFirst.map(({ attestation }) => attestation)
  const listOthers = (digest: Hex | undefined, client = verifier.client) =>
    client.ok<Confirmation[]>('GET', `/api/attestations?sameTextAs=${digest}`)
  expect((await listOthers(newer)).map(({ attestation }) => attestation)).toEqual([older])
  expect(await listOthers(newer, other.client)).toEqual([])
  expect(await revoke(verifier, claim, 'no-longer-true')).toMatchObject({ attestation: newer, stillHolding: [older] })
  expect(await listOthers(older)).toEqual([])
  expect(await revoke(verifier, claim, 'no-longer-true')).toMatchObject({ attestation: older, stillHolding: [] })
})

test('the answer to a revocation does not name the verifier’s other confirmation of the same text if this confirmation has expired', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  await node.ctx.pool.query('update attestations set valid_until = now() where claim_id = $1', [claim.id])
  await buildVerifiedClaim(owner, verifier, { claim })
  expect(await revoke(verifier, claim, 'no-longer-true')).toMatchObject({ stillHolding: [] })
})

test('a revocation may have a reason in free words, which stay on the server while the public list shows only their hash', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const words = 'Maya Lindqvist told us that the degree is another person’s'
  expect(await revoke(verifier, claim, words)).toMatchObject({ reason: words })
  const { body } = await send<StatusListEntry>(node, 'GET', await findStatusPlace(claim))
  expect(body.revocation?.reason).toBe(hashRevocationReason(words))
  expect(JSON.stringify(body)).not.toContain('Maya')
  expect(await owner.client.ok<ClaimRevocation[]>('GET', `/api/claims/${claim.id}/revocations`)).toMatchObject([
    { reason: words },
  ])
})

test('a revocation takes effect once, and concurrent copies of the call get the first revocation as their answer', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const bodies = await Promise.all(
    ['issued-by-mistake', 'other', 'issued-by-mistake', 'other'].map((reason) =>
      buildRevocation(verifier, claim, reason),
    ),
  )
  const before = await owner.client.ok<Notification[]>('GET', '/api/notifications')
  const answers = await Promise.all(
    bodies.map((body) => verifier.client.ok<Revocation>('POST', `/api/claims/${claim.id}/revoke`, body)),
  )
  expect(new Set(answers.map(({ reason, revokedAt }) => `${reason} ${revokedAt}`)).size).toBe(1)
  const after = await owner.client.ok<Notification[]>('GET', '/api/notifications')
  expect(after.length).toBe(before.length + 1)
})

test('a revocation is refused with the signature of another wallet, for another reason or for another claim', async () => {
  const [claim, other] = [await buildVerifiedClaim(owner, verifier), await buildVerifiedClaim(owner, verifier)]
  const path = `/api/claims/${claim.id}/revoke`
  const body = await buildRevocation(verifier, claim, 'other')
  const stranger = privateKeyToAccount(generatePrivateKey())
  for (const wrong of [
    { ...body, reason: 'holder-request' },
    { ...body, signature: await stranger.signMessage({ message: 'x' }) },
    { ...body, signature: '0x' },
    await buildRevocation(verifier, other, 'other'),
  ])
    expect(await verifier.client.code('POST', path, wrong)).toBe('422 revocation-signature-invalid')
  expect((await readClaim(claim))?.isVerified).toBe(true)
})

test('a revocation is refused for everybody who did not sign the attestation', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const body = await buildRevocation(verifier, claim, 'other')
  const another = await buildVerifier(node)
  for (const { client } of [owner, another])
    expect(await client.code('POST', `/api/claims/${claim.id}/revoke`, body)).toBe('403 not-allowed')
  expect(await another.client.code('GET', `/api/claims/${claim.id}/revocation?reason=other`)).toBe('404 not-found')
  expect(await another.client.code('GET', `/api/claims/${claim.id}/revocations`)).toBe('404 not-found')
})

test('a revocation needs a reason of limited length', async () => {
  const claim = await buildVerifiedClaim(owner, verifier)
  const path = `/api/claims/${claim.id}/revocation`
  for (const query of ['', '?reason=', `?reason=${'x'.repeat(201)}`])
    expect(await verifier.client.code('GET', path + query)).toBe('400 invalid-input')
})

test('an open page of the owner learns of a revocation over the socket', async () => {
  const rig = await buildSocketRig()
  try {
    const [holder, signer] = [await buildUser(rig.node), await buildVerifier(rig.node)]
    const claim = await buildVerifiedClaim(holder, signer)
    const socket = await openSocket(rig.node.url, { cookie: holder.client.cookie })
    await revoke(signer, claim, 'key-compromised')
    await socket.untilSeqs([3])
    expect(socket.events.at(-1)).toMatchObject({ type: 'claim_verified', data: { isVerified: false } })
  } finally {
    await rig.close()
  }
})
