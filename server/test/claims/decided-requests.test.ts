import type { OpenedRequest } from '@did/domain/verification-request/opened-request'
import type { AskedRequest } from '@did/domain/verification-request/verification-request'
import { expect } from 'vitest'
import { buildClaim, buildRequest, buildVerification, buildVerifier, type Person, revoke } from '../rig/builders.ts'
import { test } from '../rig/test.ts'

type Asked = Awaited<ReturnType<typeof buildRequest>>

const reject = ({ client }: Person, { request }: Asked, reason?: string) =>
  client.ok('PUT', `/api/verification-requests/${request.id}/status`, { status: 'rejected', ...(reason && { reason }) })
const approve = async (verifier: Person, asked: Asked) =>
  verifier.client.ok('PUT', `/api/claims/${asked.claim.id}/verify`, await buildVerification(verifier, asked))
const listDecided = ({ client, user }: Person, query = '') =>
  client.ok<AskedRequest[]>('GET', `/api/verification-requests/verifier/${user.id}?status=decided${query}`)
const open = ({ client }: Person, { request }: Asked) =>
  client.ok<OpenedRequest>('GET', `/api/verification-requests/${request.id}`)

test('a verifier’s decided requests are listed page by page, with the latest decision first and without pending requests', async ({
  node,
  owner,
}) => {
  const verifier = await buildVerifier(node)
  const asked: Asked[] = []
  for (let n = 0; n < 4; n++) asked.push(await buildRequest(owner, verifier))
  const [first, second, third] = asked
  if (!first || !second || !third) throw new Error('not asked')
  expect(await listDecided(verifier)).toEqual([])
  await reject(verifier, third, 'The seal is missing')
  await approve(verifier, first)
  await reject(verifier, second)
  const ids = [second, first, third].map(({ request }) => request.id)
  expect((await listDecided(verifier)).map(({ id }) => id)).toEqual(ids)

  const paged: number[] = []
  for (let before = ''; ; ) {
    const [row] = await listDecided(verifier, `&limit=1${before}`)
    if (!row) break
    paged.push(row.id)
    before = `&before=${row.id}`
  }
  expect(paged).toEqual(ids)
  expect(await listDecided(verifier, '&before=999999')).toEqual([])
})

test('a verifier that continues its list of decided requests from another verifier’s request gets the same empty page as from an unknown request', async ({
  node,
  owner,
}) => {
  const [verifier, other] = [await buildVerifier(node), await buildVerifier(node)]
  const mine = await buildRequest(owner, verifier)
  await reject(verifier, mine)
  const theirs = await buildRequest(owner, other)
  await reject(other, theirs)
  expect(await listDecided(verifier, `&before=${theirs.request.id}`)).toEqual([])
})

test('an approved request stays approved after its attestation is revoked, and shows the date and the reason of the revocation', async ({
  node,
  owner,
}) => {
  const verifier = await buildVerifier(node)
  const asked = await buildRequest(owner, verifier)
  await approve(verifier, asked)
  expect(await listDecided(verifier)).toMatchObject([{ status: 'approved', withdrawal: null }])
  await revoke(verifier, asked.claim, 'no-longer-true')
  const [row] = await listDecided(verifier)
  expect(row).toMatchObject({ status: 'approved', withdrawal: { reason: 'no-longer-true' } })
  expect(row).not.toHaveProperty('leaves')
})

test('a verifier that opens a request sees the state of the DID, the standing of the claim, and its own earlier reasons only', async ({
  node,
  owner,
}) => {
  const [verifier, other] = [await buildVerifier(node), await buildVerifier(node)]
  const claim = await buildClaim(owner)
  const refused = await buildRequest(owner, verifier, claim)
  await reject(verifier, refused, 'Not on our list')
  const elsewhere = await buildRequest(owner, other, claim)
  await reject(other, elsewhere, 'For the owner alone')
  const asked = await buildRequest(owner, verifier, claim)

  const opened = await open(verifier, asked)
  expect(opened).toMatchObject({
    request: { id: asked.request.id, status: 'pending', claim: { title: claim.title } },
    did: { onChain: false },
    claim: { standing: 'none', validUntil: null, chainRecord: 'none' },
    earlier: [
      { id: elsewhere.request.id, verifierId: other.user.id, status: 'rejected', reason: null },
      { id: refused.request.id, verifierId: verifier.user.id, status: 'rejected', reason: 'Not on our list' },
    ],
  })
  expect(Date.parse(opened.did.since)).toBeLessThanOrEqual(Date.parse(claim.createdAt))
  await approve(verifier, asked)
  expect(await open(verifier, asked)).toMatchObject({ request: { status: 'approved' }, claim: { standing: 'current' } })
})
