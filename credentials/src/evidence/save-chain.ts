import type { Address, Hex } from '@did/domain/hex'
import { evidenceTexts as texts } from '@did/domain/texts/en/command-line/evidence'
import { numberToHex, pad, toRlp } from 'viem'
import * as z from 'zod/mini'
import type { Fetch } from '../chain/chain-reader.ts'
import type { Installation } from '../chain/installation.ts'
import type { Anchor } from '../chain/registry-log.ts'
import { type BlockHeader, encodeHeader, indexKey, readHeader, trim } from './block-header.ts'
import { buildTrie } from './build-trie.ts'
import type { ChainEvidence } from './chain-evidence.ts'
import { answerRegistryCall } from './registry-storage.ts'
import { openSavedChain } from './saved-chain.ts'

/** The calls of the registry that a verdict made, and the attestation's record that it found. */
export type AskedChain = { calls: readonly Hex[]; anchor: Pick<Anchor, 'block' | 'transaction'> | null }

/**
 * Saved evidence proves the state of `block`. If no saved headers lead from the attestation's
 * record to `block`, because the record is too old, `apart` is the record's block. A checker must
 * then trust both blocks.
 */
export type SavedChainEvidence = { evidence: ChainEvidence; block: BlockHeader; apart: BlockHeader | null }

/** The most block headers between the attestation's record and the newest block. */
const mostHeaders = 1024
const askEveryMs = 500

const hex = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]*$/))])
const proofSchema = z.object({
  accountProof: z.array(hex),
  storageProof: z.array(z.object({ proof: z.array(hex) })),
})
const logSchema = z.object({ address: hex, topics: z.array(hex), data: hex })
const receiptSchema = z.object({
  type: hex,
  status: hex,
  cumulativeGasUsed: hex,
  logsBloom: hex,
  transactionHash: hex,
  logs: z.array(logSchema),
})
type Receipt = z.infer<typeof receiptSchema>
type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Saves proofs of how the newest block answers `asked.calls`, and of the attestation's record. A
 * node may prove the state of another block, because blocks are replaced and a development chain
 * changes balances without a block. So the evidence is compared with the node's answers, and if
 * they differ, the function waits up to `patienceMs` for a newer block. Throws when the node gives
 * no proofs, or when the registry's storage has another layout than DidRegistry.sol.
 */
export async function saveChainEvidence(
  installation: Installation,
  asked: AskedChain,
  fetch: Fetch,
  patienceMs = 30_000,
): Promise<SavedChainEvidence> {
  const ask = connect(installation.rpcUrl, fetch)
  const until = performance.now() + patienceMs
  for (;;) {
    const { saved, answers } = await saveNewest(ask, installation, asked)
    if (await givesAnswers(saved.evidence, answers)) return saved
    await waitForBlockAfter(saved.block, { ask, until })
  }
}

async function waitForBlockAfter({ hash }: BlockHeader, { ask, until }: { ask: Ask; until: number }): Promise<void> {
  while ((await findNewest(ask)).header.hash === hash) {
    if (performance.now() > until) throw new Error(texts.differ)
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
}

async function findNewest(ask: Ask) {
  const encoded = encodeHeader(await ask('eth_getBlockByNumber', ['latest', false]))
  return { encoded, header: readHeader(encoded) }
}

async function saveNewest(ask: Ask, { chainId, didRegistry }: Installation, { calls, anchor }: AskedChain) {
  const { encoded, header } = await findNewest(ask)
  const block = numberToHex(header.number)
  const { answers, preimages } = await saveState(ask, { didRegistry, calls, block })
  const recorded = anchor && (await saveRecord(ask, anchor, header.number))
  const evidence: ChainEvidence = {
    format: 'did-verification-chain-evidence',
    version: 1,
    chainId,
    didRegistry,
    block: header.hash,
    anchor: recorded && { block: recorded.header.hash, transactionIndex: recorded.transactionIndex },
    preimages: [...new Set([encoded, ...preimages, ...(recorded?.preimages ?? [])].map(toLowerCase))],
  }
  const apart = recorded === null || recorded.isLinked ? null : recorded.header
  return { saved: { evidence, block: header, apart }, answers }
}

/** Tells whether a checker who trusts the evidence's block gets the node's answers from it. */
async function givesAnswers(evidence: ChainEvidence, answers: Answers): Promise<boolean> {
  const chain = openSavedChain(evidence, [evidence.block])
  if (chain === null) return false
  const ask = connect('', chain.fetch)
  try {
    for (const [data, answer] of answers)
      if ((await ask('eth_call', [{ to: evidence.didRegistry, data }, 'latest'])) !== answer) return false
    return true
  } catch {
    return false
  }
}

function connect(rpcUrl: string, fetch: Fetch): Ask {
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const answer: unknown = await response.json()
    const result = typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : null
    if (result === null) throw new Error(texts.noAnswer(method))
    return result
  }
}

type State = { didRegistry: Address; calls: readonly Hex[]; block: Hex }
type Answers = ReadonlyMap<Hex, unknown>

/** Returns the node's answers to the calls, and proofs of the slots that the calls read. */
async function saveState(ask: Ask, { didRegistry, calls, block }: State) {
  const slots = new Set<Hex>()
  const read = async (slot: Hex): Promise<Hex> => {
    slots.add(pad(slot))
    return hex.parse(await ask('eth_getStorageAt', [didRegistry, pad(slot), block]))
  }
  const answers = new Map<Hex, unknown>()
  for (const data of calls) {
    await answerRegistryCall(data, read)
    answers.set(data, await ask('eth_call', [{ to: didRegistry, data }, block]))
  }
  const proof = proofSchema.parse(await ask('eth_getProof', [didRegistry, [...slots], block]))
  const code = hex.parse(await ask('eth_getCode', [didRegistry, block]))
  return { answers, preimages: [code, ...proof.accountProof, ...proof.storageProof.flatMap((each) => each.proof)] }
}

/** Proves that a block contains the record's transaction and precedes the newest block. */
async function saveRecord(ask: Ask, { block, transaction }: Pick<Anchor, 'block' | 'transaction'>, newest: number) {
  const encoded = encodeHeader(await ask('eth_getBlockByNumber', [numberToHex(block), false]))
  const receipts = z.array(receiptSchema).parse(await ask('eth_getBlockReceipts', [numberToHex(block)]))
  const trie = buildTrie(receipts.map((receipt, index) => ({ key: indexKey(index), value: encodeReceipt(receipt) })))
  const header = readHeader(encoded)
  const transactionIndex = receipts.findIndex(({ transactionHash }) => transactionHash.toLowerCase() === transaction)
  if (trie.root !== header.receiptsRoot || transactionIndex < 0) throw new Error(texts.otherForm)
  const isLinked = newest - block <= mostHeaders
  const between = isLinked ? await readHeaders(ask, block + 1, newest) : []
  return { header, isLinked, transactionIndex, preimages: [encoded, ...between, ...trie.nodes] }
}

async function readHeaders(ask: Ask, from: number, to: number): Promise<Hex[]> {
  const headers: Hex[] = []
  for (let number = from; number < to; number++)
    headers.push(encodeHeader(await ask('eth_getBlockByNumber', [numberToHex(number), false])))
  return headers
}

function encodeReceipt({ type, status, cumulativeGasUsed, logsBloom, logs }: Receipt): Hex {
  const body = toRlp([
    trim(status),
    trim(cumulativeGasUsed),
    logsBloom,
    logs.map(({ address, topics, data }) => [address, topics, data]),
  ])
  return Number(type) === 0 ? body : `0x${Number(type).toString(16).padStart(2, '0')}${body.slice(2)}`
}

function toLowerCase(data: Hex): Hex {
  return `0x${data.slice(2).toLowerCase()}`
}
