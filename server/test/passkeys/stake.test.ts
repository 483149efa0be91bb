/**
 * An identity is new, settled or vouched for. This stake decides how much of the sponsor's reserve
 * the identity may use.
 */
import { expect } from 'vitest'
import type { Stake } from '../../src/modules/sponsored-calls/reserve.ts'
import { readStake } from '../../src/modules/sponsored-calls/service.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

const query = (text: string, ...values: unknown[]) => node.ctx.pool.query(text, values)
const stakeOf = ({ client }: Person): Promise<Stake> => node.ctx.db.transaction((tx) => readStake(tx, client.address))

let blocks = 0
async function keepEvent(kind: string, { client }: Person, age: string): Promise<void> {
  const number = ++blocks
  const hash = `0x${number.toString(16).padStart(64, '0')}`
  await query(
    `insert into chain_blocks (number, hash, parent_hash, mined_at) values ($1, $2, $2, now() - $3::interval)`,
    ...[number, hash, age],
  )
  await query(
    `insert into chain_events (block_number, log_index, tx_hash, kind, address, data) values ($1, 0, $2, $3, $4, $5)`,
    ...[number, hash, kind, client.address, { administrator: client.address, name: 'Harbour Office', domain: '' }],
  )
}

test('an identity becomes settled a day after it minted its DID or set its guardians', async () => {
  const owner = await buildUser(node)
  expect(await stakeOf(owner)).toBe('new')
  await keepEvent('did-minted', owner, '23 hours')
  expect(await stakeOf(owner)).toBe('new')
  await keepEvent('guardians-set', owner, '25 hours')
  expect(await stakeOf(owner)).toBe('settled')
})

test('an owner is vouched for only while an attestation of an accredited verifier about a claim of the owner holds', async () => {
  const [owner, verifier] = [await buildUser(node), await buildVerifier(node)]
  await buildVerifiedClaim(owner, verifier)
  expect(await stakeOf(owner)).toBe('new')
  await keepEvent('verifier-accredited', verifier, '1 hour')
  expect(await stakeOf(owner)).toBe('vouched')
  expect(await stakeOf(verifier)).toBe('new')
  await query('update attestations set revoked_at = now() where verifier_id = $1', verifier.user.id)
  expect(await stakeOf(owner)).toBe('new')
})
