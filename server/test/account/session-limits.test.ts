import { maximumSessions } from '@did/domain/account/session-limits'
import type { Hex } from '@did/domain/hex'
import { concatHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { expect, inject, vi } from 'vitest'
import { type SQL, sql } from '../../src/db/drizzle.ts'
import { endSessionsOfAccount } from '../../src/modules/auth/end-sessions.ts'
import { Client, signedIn } from '../rig/client.ts'
import { buildLoopingWallet } from '../rig/looping-wallet.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

/**
 * Adds new sessions that a wallet signed. They are for the wallet's own identity, or for another
 * identity if `address` names one.
 */
async function addSessions(signer: Hex, { count, address = signer }: { count: number; address?: Hex }): Promise<void> {
  await node.ctx.db.execute(sql`
    insert into sessions (token_hash, address, signer, chain_id)
    select md5(random()::text || n), ${address}, ${signer}, 1 from generate_series(1, ${count}::integer) n`)
}

async function countSessions(address: Hex): Promise<number> {
  const { rows } = await node.ctx.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from sessions where address = ${address}`)
  return rows[0]?.count ?? 0
}

const isSignedIn = async (client: Client) => (await client.call('GET', '/api/auth/session')).status === 200

test('a sign-in beyond the limit of a wallet’s sessions ends the session of this wallet that was unused for the longest time', async () => {
  const key = generatePrivateKey()
  const oldest = await signedIn(node, key)
  await addSessions(oldest.address, { count: maximumSessions.perWallet - 2 })
  const second = await signedIn(node, key)
  expect(await countSessions(oldest.address)).toBe(maximumSessions.perWallet)
  const third = await signedIn(node, key)
  expect(await Promise.all([oldest, second, third].map(isSignedIn))).toEqual([false, true, true])
  expect(await countSessions(oldest.address)).toBe(maximumSessions.perWallet)
})

test('a sign-in that ends an older session wakes the nodes, so that the sockets of the ended session close', async () => {
  const key = generatePrivateKey()
  const { address } = await signedIn(node, key)
  await addSessions(address, { count: maximumSessions.perWallet - 2 })
  const ring = vi.spyOn(node.ctx.doorbell, 'ring')
  await signedIn(node, key)
  expect(ring).not.toHaveBeenCalled()
  await signedIn(node, key)
  expect(ring).toHaveBeenCalled()
  ring.mockRestore()
})

test('many sign-ins of a wallet for one identity end no session of another wallet, and no session of this wallet for another identity', async () => {
  const key = generatePrivateKey()
  const [client, neighbour] = [await signedIn(node, key), await signedIn(node)]
  await addSessions(client.address, { count: 3, address: neighbour.address })
  await addSessions(client.address, { count: maximumSessions.perWallet })
  await signedIn(node, key)
  expect(await countSessions(client.address)).toBe(maximumSessions.perWallet)
  expect(await countSessions(neighbour.address)).toBe(4)
})

test('a contract wallet can sign in with a signature of up to 4,096 bytes, and a longer signature is refused', async () => {
  const { address } = await buildLoopingWallet(inject('stack').rpcUrl)
  const signIn = async (signature: Hex) => {
    const client = new Client(node)
    const message = await client.buildSignInMessage({ address })
    return client.code('POST', '/api/auth/verify', { message, signature })
  }
  const longest = `0x${'01'.repeat(maximumSessions.signatureBytes)}` as const
  expect(await signIn(longest)).toMatch(/^200/)
  expect(await signIn(concatHex([longest, '0x01']))).toBe('401 sign-in-signature-invalid')
})

test('ending the sessions of one account does not read the sessions of all others', async () => {
  const account = (await signedIn(node)).address
  const plan = await node.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const steps: string[] = []
    const explain = async (query: SQL) => {
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
      steps.push(...rows.map((row) => row['QUERY PLAN']))
    }
    await endSessionsOfAccount({ execute: explain } as unknown as typeof tx, account)
    return steps.join('\n')
  })
  // PostgreSQL reads the whole table only if no index helps.
  expect(plan).not.toContain('Seq Scan')
})
