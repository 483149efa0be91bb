import type { Hex } from '@did/domain/hex'
import { keccak256, pad, toRlp } from 'viem'
import { expect, test } from 'vitest'
import { createChainReader } from '../chain/chain-reader.ts'
import { revokedAt } from '../chain/registry-calls.ts'
import { indexKey } from './block-header.ts'
import { buildTrie } from './build-trie.ts'
import type { ChainEvidence } from './chain-evidence.ts'
import { answerRegistryCall } from './registry-storage.ts'
import { openSavedChain } from './saved-chain.ts'

const word = (digits: string): Hex => pad(`0x${digits}`)
const registry: Hex = `0x${'5f'.repeat(20)}`
const stranger: Hex = `0x${'6e'.repeat(20)}`
const digest = word('d1')
const code: Hex = '0x6001'
const question = revokedAt.encode(stranger, digest)

type Block = { hash: Hex; preimages: readonly Hex[] }

function mine(parts: { parent?: Block; stateRoot?: Hex; receiptsRoot?: Hex; number: number }): Block {
  const { parent, stateRoot = word('00'), receiptsRoot = word('00'), number } = parts
  const others = Array.from({ length: 9 }, (): Hex => '0x')
  const front = [parent?.hash ?? word('00'), word('01'), '0x', stateRoot, word('02'), receiptsRoot, '0x', '0x'] as const
  const header = toRlp([...front, `0x0${number}`, '0x', '0x', '0x65', ...others])
  return { hash: keccak256(header), preimages: [header, ...(parent?.preimages ?? [])] }
}

/** Saves a registry in which the verifier revoked the digest at `time`. '' means never. */
async function saveState(time: string): Promise<{ root: Hex; preimages: readonly Hex[] }> {
  const slots: Hex[] = []
  await answerRegistryCall(question, async (slot) => {
    slots.push(slot)
    return word('00')
  })
  const value = toRlp(`0x${time}`)
  const entries = [{ key: keccak256(word('aa')), value: toRlp('0x01') }]
  const storage = buildTrie(
    time === '' ? entries : [...entries, ...slots.map((slot) => ({ key: keccak256(slot), value }))],
  )
  const account = toRlp(['0x', '0x', storage.root, keccak256(code)])
  const state = buildTrie([{ key: keccak256(registry), value: account }])
  return { root: state.root, preimages: [...storage.nodes, ...state.nodes, code] }
}

function saveReceipt({ address = registry, status = '0x01' }: { address?: Hex; status?: Hex } = {}) {
  const receipt = toRlp([status, '0x', '0x', [[address, [word('a1'), digest], '0x']]])
  return buildTrie([{ key: indexKey(0), value: `0x02${receipt.slice(2)}` }])
}

const evidenceOf = (block: Block, changes: Partial<ChainEvidence> = {}): ChainEvidence => ({
  format: 'did-verification-chain-evidence',
  version: 1,
  chainId: 31337,
  didRegistry: registry,
  block: block.hash,
  anchor: null,
  preimages: [...block.preimages],
  ...changes,
})

function open(evidence: ChainEvidence, trusted: readonly Hex[]) {
  const chain = openSavedChain(evidence, trusted)
  return chain && createChainReader({ rpcUrl: 'http://nowhere.example', fetch: chain.fetch })
}
const askRevoked = async (reader: ReturnType<typeof open>, to = registry) =>
  revokedAt.decode((await reader?.call({ to, data: question })) ?? '')
const askLogs = (reader: ReturnType<typeof open>) =>
  reader?.readLogs({ address: registry, topics: [word('a1'), digest], fromBlock: 0, toBlock: 'latest' })

test('saved evidence answers with the state of the block that the checker names', async () => {
  const state = await saveState('63')
  const block = mine({ stateRoot: state.root, number: 1 })
  const reader = open(evidenceOf(block, { preimages: [...block.preimages, ...state.preimages] }), [block.hash])
  expect(await askRevoked(reader)).toBe(0x63)
  expect(await reader?.readCode(registry)).toBe(code)
})

test('saved evidence does not count when it proves the state of an earlier block than the block that the checker names', async () => {
  const state = await saveState('')
  const block = mine({ stateRoot: state.root, number: 1 })
  const child = mine({ parent: block, number: 2 })
  const preimages = [...child.preimages, ...state.preimages]
  expect(open(evidenceOf(block, { preimages }), [child.hash])).toBeNull()
})

test('saved evidence answers with the state of the newest block when the checker names two blocks', async () => {
  const [old, state] = [mine({ number: 1 }), await saveState('63')]
  const newest = mine({ stateRoot: state.root, number: 9 })
  const preimages = [...old.preimages, ...newest.preimages, ...state.preimages]
  for (const trusted of [
    [newest.hash, old.hash],
    [old.hash, newest.hash, newest.hash],
  ])
    expect(await askRevoked(open(evidenceOf(newest, { preimages }), trusted))).toBe(0x63)
})

test.each([
  ['the newer one has a header in the folder', 9, true],
  ['the folder lacks the header of the newer one', 9, false],
  ['the other one has the same number', 1, true],
])('saved evidence of one of two named blocks does not count when %s', async (_what, number, isSaved) => {
  const state = await saveState('')
  const old = mine({ stateRoot: state.root, number: 1 })
  const other = mine({ stateRoot: word('77'), number })
  const preimages = [...old.preimages, ...state.preimages, ...(isSaved ? other.preimages : [])]
  expect(open(evidenceOf(old, { preimages }), [other.hash, old.hash])).toBeNull()
})

test('saved evidence proves that the verifier did not revoke the attestation', async () => {
  const state = await saveState('')
  const block = mine({ stateRoot: state.root, number: 1 })
  const preimages = [...block.preimages, ...state.preimages]
  expect(await askRevoked(open(evidenceOf(block, { preimages }), [block.hash]))).toBe(0)
})

test('saved evidence does not count when the checker trusts no block, or only blocks other than the saved one', async () => {
  const [before, state] = [mine({ number: 1 }), await saveState('')]
  const block = mine({ parent: before, stateRoot: state.root, number: 2 })
  const evidence = evidenceOf(block, { preimages: [...block.preimages, ...state.preimages] })
  for (const trusted of [[], [before.hash], [word('99')]]) expect(open(evidence, trusted)).toBeNull()
})

test('saved evidence gives no answer when its saved state does not fit the state root of the block that the checker names', async () => {
  const [revoked, other] = [await saveState('63'), await saveState('')]
  const block = mine({ stateRoot: revoked.root, number: 1 })
  const preimages = [...block.preimages, ...other.preimages]
  await expect(askRevoked(open(evidenceOf(block, { preimages }), [block.hash]))).rejects.toThrow()
})

test('saved evidence does not answer for another contract than the registry', async () => {
  const state = await saveState('63')
  const block = mine({ stateRoot: state.root, number: 1 })
  const reader = open(evidenceOf(block, { preimages: [...block.preimages, ...state.preimages] }), [block.hash])
  await expect(askRevoked(reader, stranger)).rejects.toThrow()
})

test('the saved record of an attestation counts when the record’s block comes before a block that the checker trusts', async () => {
  const receipts = saveReceipt()
  const recorded = mine({ receiptsRoot: receipts.root, number: 1 })
  const newest = mine({ parent: recorded, number: 2 })
  const anchor = { block: recorded.hash, transactionIndex: 0 }
  const evidence = evidenceOf(newest, { anchor, preimages: [...newest.preimages, ...receipts.nodes] })
  const found = await askLogs(open(evidence, [newest.hash]))
  expect(found).toMatchObject([{ address: registry, blockNumber: '0x1', blockTimestamp: '0x65' }])
})

test('the saved record of an attestation does not count when the record’s block does not come before a block that the checker trusts', async () => {
  const receipts = saveReceipt()
  const forged = mine({ receiptsRoot: receipts.root, number: 1 })
  const newest = mine({ number: 2 })
  const anchor = { block: forged.hash, transactionIndex: 0 }
  const preimages = [...newest.preimages, ...forged.preimages, ...receipts.nodes]
  await expect(askLogs(open(evidenceOf(newest, { anchor, preimages }), [newest.hash]))).rejects.toThrow()
})

test('the saved record of an attestation does not count when the record’s block has a higher number than the block whose state is proved', async () => {
  const receipts = saveReceipt()
  const recorded = mine({ receiptsRoot: receipts.root, number: 3 })
  const newest = mine({ parent: recorded, number: 2 })
  const anchor = { block: recorded.hash, transactionIndex: 0 }
  const evidence = evidenceOf(newest, { anchor, preimages: [...newest.preimages, ...receipts.nodes] })
  await expect(askLogs(open(evidence, [newest.hash]))).rejects.toThrow()
})

test.each([
  ['the log of another contract', { address: stranger }],
  ['the log of a transaction that failed', { status: '0x' as Hex }],
])('the saved record of an attestation does not count when it is %s', async (_what, changes) => {
  const receipts = saveReceipt(changes)
  const block = mine({ receiptsRoot: receipts.root, number: 1 })
  const anchor = { block: block.hash, transactionIndex: 0 }
  const evidence = evidenceOf(block, { anchor, preimages: [...block.preimages, ...receipts.nodes] })
  const found = await Promise.resolve(askLogs(open(evidence, [block.hash]))).catch(() => [])
  expect(found).toEqual([])
})

test('saved evidence without an attestation’s record does not answer a search for records, because it cannot prove that the chain has no record', async () => {
  const block = mine({ number: 1 })
  await expect(askLogs(open(evidenceOf(block), [block.hash]))).rejects.toThrow()
})
