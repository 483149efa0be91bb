import { createClient, custom, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { followTransactions } from '../../src/modules/chain-service/follow-transactions.ts'
import { type Outbox, senderOf } from '../../src/modules/chain-service/outbox.ts'
import { addAttempt, addTransaction } from '../../src/modules/chain-service/store.ts'
import { sponsorKinds } from '../../src/modules/chain-service/transaction-kinds.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const hash = `0x${'e4'.repeat(32)}` as const
const minedIn = 10

/**
 * `head` is the number of the newest block. `status` tells whether the only transaction succeeded.
 */
type Chain = { head: number; status: '0x0' | '0x1' }

/** The chain of this outbox has mined the outbox's only transaction. */
function buildOutbox({ ctx }: Node, chain: Chain): Outbox {
  const receipt = { transactionHash: hash, blockNumber: numberToHex(minedIn), gasUsed: '0x5208', logs: [] }
  const answers: Record<string, () => unknown> = {
    eth_getTransactionCount: () => '0x1',
    eth_blockNumber: () => numberToHex(chain.head),
    eth_getTransactionReceipt: () => ({ ...receipt, status: chain.status }),
  }
  const client = createClient({ transport: custom({ request: async ({ method }) => answers[method]?.() }) })
  const times = { confirmations: 2, rebroadcastMs: 0, replaceAfterMs: 60_000, giveUpAfterMs: 0, retryRelaySeconds: 60 }
  return {
    ...{ ...times, anchorAfterSeconds: 0, db: ctx.db, client, account: privateKeyToAccount(generatePrivateKey()) },
    ...{ chainId: 1, registry: ctx.config.didRegistry, kinds: sponsorKinds, findWork: async () => null },
    ...{ sent: new Map([[hash, 0]]), marked: new Set(), missing: new Map(), relayGas: ctx.config.relayGas },
    ...{ ring: () => {}, now: ctx.now },
  }
}

/**
 * Follows an account's only transaction. Returns how many entries about the transaction the outbox
 * has afterwards.
 */
async function follow(node: Node, chain: Chain) {
  const outbox = buildOutbox(node, chain)
  const { address: recipient } = senderOf(outbox)
  const call = { kind: 'sponsored', verifier: null, recipient, data: '0x', gas: 21_000n, nonce: 0 } as const
  const id = await addTransaction(node.ctx.db, { ...senderOf(outbox), ...call })
  await addAttempt(node.ctx.db, id, { hash, raw: '0x', maxFee: 1n, maxPriorityFee: 1n })
  expect((await followTransactions(outbox)).mined).toEqual([id])
  await node.ctx.pool.query('delete from chain_attempts')
  return outbox.sent.size + outbox.marked.size + outbox.missing.size
}

test('an outbox remembers a transaction while the transaction is not deep in the chain', async ({ node }) => {
  expect(await follow(node, { head: minedIn + 1, status: '0x1' })).toBe(2)
})

test('an outbox forgets a transaction that is deep in the chain or was reverted', async ({ node }) => {
  expect(await follow(node, { head: minedIn + 2, status: '0x1' })).toBe(0)
  expect(await follow(node, { head: minedIn, status: '0x0' })).toBe(0)
})
