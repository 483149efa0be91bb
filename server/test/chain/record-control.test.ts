import type { Notification } from '@did/domain/account/notification'
import type { Session } from '@did/domain/account/session'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import type { RegistryEvent } from '../../src/modules/chain-index/registry-log.ts'
import { createIndexStore, ensureSource } from '../../src/modules/chain-index/store.ts'
import { buildUser } from '../rig/builders.ts'
import type { Client } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { tidyWithoutWarning } from '../rig/tidy.ts'

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

const other = toAddress(`0x${'0b'.repeat(20)}`)
const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`
let height = 0

type Happened = Pick<RegistryEvent, 'kind' | 'data'> & { address: Address }

/**
 * The index reads a new block with one event. It follows the block `above`, by default the newest
 * block. If `above` is an older block, the new block replaces all blocks after it.
 */
const read = (event: Happened, place: { above?: number } = {}) => readBlock([event], place)

async function readBlock(happened: readonly Happened[], { above = height } = {}) {
  const number = above + 1
  height = number
  const block = { number, hash: hashOf(number), parentHash: hashOf(above), minedAt: new Date(number * 1000) }
  const place = { blockNumber: number, txHash: hashOf(number), tokenId: null, hash: null }
  const events = happened.map((event, logIndex) => ({ ...place, logIndex, ...event }))
  const fork = above === 0 ? null : { number: above, hash: hashOf(above) }
  const store = createIndexStore(node.ctx, node.ctx.db)
  await store.replaceAfter(fork, { blocks: [block], events })
}

const changed = (identity: Address, controller: Address, byRecovery: boolean) =>
  ({ kind: 'control-changed', address: identity, data: { controller, byRecovery: `${byRecovery}` } }) as const
const frozen = (address: Address) => ({ kind: 'identity-frozen', address, data: {} }) as const
const isSignedIn = async (client: Client) => (await client.call<Session>('GET', '/api/auth/session')).status === 200
const countNotes = async ({ client }: { client: Client }) =>
  (await client.ok<unknown[]>('GET', '/api/notifications')).length

test('a recovery to a new key ends every session of the identity, although the controller keeps its address', async () => {
  const { client } = await buildUser(node)
  await read(changed(client.address, client.address, true))
  expect(await isSignedIn(client)).toBe(false)
})

test('a recovery of an account to a new key ends the account’s sessions for other identities, too', async () => {
  const { client } = await buildUser(node)
  await node.ctx.db.execute(sql`update sessions set signer = ${other} where address = ${client.address}`)
  await read(changed(other, other, true))
  expect(await isSignedIn(client)).toBe(false)
})

test('a reorganisation that drops a recovery to a new key ends the sessions of the dropped key', async () => {
  const { client } = await buildUser(node)
  const above = height
  await read(changed(client.address, client.address, true))
  // This sign-in opens a session whose stored signer is the identity itself, like the signer of the
  // new key. So the session stands for a session of the new key.
  await client.signIn()
  const neighbour = await buildUser(node)
  await read(frozen(neighbour.client.address), { above })
  expect(await isSignedIn(client)).toBe(false)
})

test('neither a freeze of an identity nor a change of another identity’s control ends a session of the identity', async () => {
  const { client } = await buildUser(node)
  const neighbour = await buildUser(node)
  await read(frozen(client.address))
  await read(changed(neighbour.client.address, other, false))
  expect(await isSignedIn(client)).toBe(true)
  expect(await isSignedIn(neighbour.client)).toBe(false)
})

test('a session whose signer is not stored ends when the control of its identity changes', async () => {
  const { client } = await buildUser(node)
  await node.ctx.db.execute(sql`update sessions set signer = null where address = ${client.address}`)
  expect((await client.ok<Session>('GET', '/api/auth/session')).signer).toBe(client.address)
  await read(changed(client.address, other, false))
  expect(await isSignedIn(client)).toBe(false)
})

test('a session ends when neither the chain index nor the chain says that its wallet acts for the identity', async () => {
  const { client } = await buildUser(node)
  const neighbour = await buildUser(node)
  await node.ctx.db.execute(sql`update sessions set signer = ${other} where address = ${client.address}`)
  await tidyWithoutWarning(node)
  expect(await isSignedIn(client)).toBe(false)
  expect(await isSignedIn(neighbour.client)).toBe(true)
})

test('an event that the chain index reads twice notifies the owner only once', async () => {
  const person = await buildUser(node)
  const above = height
  await read(frozen(person.client.address))
  await read(frozen(person.client.address), { above })
  expect(await countNotes(person)).toBe(1)
})

test('an owner is notified of new guardians who will count only later, and is not notified of the first guardians, who count at once', async () => {
  const person = await buildUser(node)
  const set = (wait: number) =>
    ({ kind: 'guardians-set', address: person.client.address, data: { from: `${height + 1 + wait}` } }) as const
  await read(set(0))
  expect(await countNotes(person)).toBe(0)
  await read(set(14 * 86_400))
  const [note] = await person.client.ok<Notification[]>('GET', '/api/notifications')
  expect(note?.data).toMatchObject({ control: 'guardians-changing', readyAt: expect.stringMatching(/^1970-01-15/) })
  expect(note?.message).toContain('freeze your identity')
})

test('an owner is notified when somebody has asked to end the freeze of the owner’s identity', async () => {
  const person = await buildUser(node)
  await read({ kind: 'unfreeze-requested', address: person.client.address, data: { readyAt: `${7 * 86_400}` } })
  const [note] = await person.client.ok<Notification[]>('GET', '/api/notifications')
  expect(note?.message).toContain('You can veto it until')
})

const findController = async (identity: Address) => {
  const { rows } = await node.ctx.db.execute(sql`select controller from identity_controls where identity = ${identity}`)
  return rows[0]?.['controller']
}
const addressOf = (place: number) => toAddress(`0x${place.toString(16).padStart(40, '0')}`)

test('a new event of an identity is added to the stored control, and no earlier event of the identity is read again', async () => {
  const identity = addressOf(1)
  await read(changed(identity, other, false))
  await node.ctx.db.execute(sql`delete from chain_events where address = ${identity}`)
  await read(frozen(identity))
  expect(await findController(identity)).toBe(other)
})

test('after a reorganisation, the control of an identity with 2,500 events follows from those events that are left', async () => {
  const identity = addressOf(2)
  const moves = Array.from({ length: 2500 }, (_, place) => changed(identity, addressOf(place + 100), false))
  await readBlock(moves)
  const above = height
  await read(changed(identity, other, false))
  expect(await findController(identity)).toBe(other)
  await read(frozen(addressOf(3)), { above })
  expect(await findController(identity)).toBe(addressOf(2599))
})

test('after the chain index switches to another registry, every identity controls itself again', async () => {
  const { client } = await buildUser(node)
  const source = { chainId: 31337, registry: other }
  await ensureSource(node.ctx.db, source)
  await read(changed(client.address, other, false), { above: 0 })
  await ensureSource(node.ctx.db, { ...source, registry: client.address })
  const { rows } = await node.ctx.db.execute(sql`select identity from identity_controls`)
  expect(rows).toEqual([])
})
