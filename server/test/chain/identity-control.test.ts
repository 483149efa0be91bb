import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import type { Notification } from '@did/domain/account/notification'
import type { DidLookup } from '@did/domain/did'
import { shortenAddress } from '@did/domain/shorten-address'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAttributeKey, buildClaim, buildRequest, buildUser, buildVerifier } from '../rig/builders.ts'
import type { Client } from '../rig/client.ts'
import { openSocket } from '../socket/socket-client.ts'
import { serveSockets } from '../socket/socket-rig.ts'
import { attempt, buildControlRig, type ControlRig, readSession } from './control-rig.ts'

let rig: ControlRig
let sockets: Awaited<ReturnType<typeof serveSockets>>
beforeAll(async () => {
  rig = await buildControlRig()
  sockets = await serveSockets(rig.node.ctx)
})
afterAll(async () => {
  await sockets.close()
  await rig.close()
})

const listNotes = (client: Client) => client.ok<Notification[]>('GET', '/api/notifications')

test('a move of an identity ends the session of the former wallet and closes its socket', async () => {
  const person = await buildUser(rig.node)
  const socket = await openSocket(sockets.url, { cookie: person.client.cookie })
  const to = rig.newWallet()
  await rig.control.move({ identity: person.client.address, from: person.client, to })
  expect((await socket.closed).code).toBe(4401)
  expect((await readSession(person.client)).body.code).toBe('not-signed-in')
})

test('when an identity is moved, its account gets a notification that names the wallet that controls the identity now', async () => {
  const { to } = await rig.buildMoved()
  await attempt(to)
  expect(await listNotes(to)).toMatchObject([
    {
      message: `Another wallet controls this identity now: ${shortenAddress(to.address)}, by a move that you signed.`,
      data: { control: 'changed', controller: to.address, byRecovery: false },
    },
  ])
})

/** Mints a DID of a new owner. Returns the owner, and a function that looks the DID up. */
async function mintDid() {
  const { client } = await buildUser(rig.node)
  await rig.hand.client.setBalance({ address: client.address, value: parseEther('1') })
  await rig.hand.client.impersonateAccount({ address: client.address })
  await rig.hand.send(client.address, { abi, functionName: 'mintDID' })
  const tokenId = await rig.hand.client.readContract({ address: rig.hand.registry, abi, functionName: 'totalSupply' })
  const stranger = await rig.newWallet().signIn()
  const look = () => stranger.ok<DidLookup>('GET', `/api/dids/lookup/${tokenId}`)
  await rig.untilLevel()
  return { client, look }
}

test('a lookup of a DID shows who controls its owner’s identity, and since when the identity is moved or frozen', async () => {
  const { client, look } = await mintDid()
  expect((await look()).control).toEqual({ controller: client.address, since: null, frozenSince: null })
  const to = rig.newWallet()
  await rig.control.move({ identity: client.address, from: client, to })
  await rig.control.freeze(client.address, to)
  await rig.untilLevel()
  const { timestamp } = await rig.hand.client.getBlock()
  expect((await look()).control).toMatchObject({
    controller: to.address,
    since: expect.any(String),
    frozenSince: new Date(Number(timestamp) * 1000).toISOString(),
  })
})

test('a lookup of a DID shows since when the account is frozen to which the owner’s identity was moved', async () => {
  const { client, look } = await mintDid()
  const to = rig.newWallet()
  await rig.control.move({ identity: client.address, from: client, to })
  await rig.control.freeze(to.address, to)
  await rig.untilLevel()
  const { timestamp } = await rig.hand.client.getBlock()
  const frozenSince = new Date(Number(timestamp) * 1000).toISOString()
  expect((await look()).control).toMatchObject({ controller: to.address, frozenSince })
})

test('the owner of a frozen identity cannot ask a verifier, and a frozen verifier can neither prepare an attestation nor publish a key', async () => {
  const owner = await buildUser(rig.node)
  const verifier = await buildVerifier(rig.node)
  const { request } = await buildRequest(owner, verifier)
  const asked = await buildClaim(verifier)
  await rig.control.freeze(verifier.client.address, verifier.client)
  await rig.untilLevel()
  const path = `/api/verification-requests/${request.id}/attestation?level=EducationProof`
  expect(await verifier.client.code('GET', path)).toBe('403 identity-frozen')
  const body = { claimId: asked.id, verifierId: (await buildVerifier(rig.node)).user.id }
  expect(await verifier.client.code('POST', '/api/verification-requests', body)).toBe('403 identity-frozen')
  const key = await buildAttributeKey(verifier)
  const keyPath = `/api/users/${verifier.user.id}/attribute-key`
  expect(await verifier.client.code('PUT', keyPath, key)).toBe('403 identity-frozen')
  expect((await listNotes(verifier.client))[0]?.data).toMatchObject({ control: 'frozen' })
})

test('a thief who signs in with the key of a frozen identity cannot erase the identity’s account', async () => {
  const { client, user } = await buildUser(rig.node)
  await buildClaim({ client })
  await rig.control.freeze(client.address, client)
  await rig.untilLevel()
  expect((await attempt(client)).status).toBe(200)
  expect(await client.code('DELETE', `/api/users/${user.id}`)).toBe('403 identity-frozen')
  expect(await client.ok('GET', `/api/claims/user/${user.id}`)).toHaveLength(1)
})

test('a reorganisation that drops a move gives the identity back to its own wallet', async () => {
  const person = await buildUser(rig.node)
  const snapshot = await rig.hand.client.snapshot()
  const to = rig.newWallet()
  await rig.control.move({ identity: person.client.address, from: person.client, to })
  await rig.untilLevel()
  await attempt(to)
  expect((await readSession(to)).body.address).toBe(person.client.address)
  await rig.hand.rewind(snapshot)
  await rig.hand.client.mine({ blocks: 3 })
  await rig.untilLevel()
  expect((await readSession(to)).body.code).toBe('not-signed-in')
  expect((await attempt(person.client)).body.address).toBe(person.client.address)
  expect((await attempt(to)).body.address).toBe(to.address)
})
