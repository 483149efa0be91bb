/**
 * Answers the questions of a verdict in place of the chain and the server. Only `fetch` is faked.
 */
import type { Hex } from '@did/domain/hex'
import { encodeFunctionResult } from 'viem/utils'
import { attestationDigest } from '../src/attestation/claim-attestation.ts'
import { controlTopics } from '../src/chain/key-loss.ts'
import { addressTopic, eventTopics } from '../src/chain/registry-calls.ts'
import type { JudgedShare, ParsedShare } from '../src/share/share-link.ts'
import { type Findings, findFacts } from '../src/verdict/find-facts.ts'
import { asClaim, buildAttestedProof, buildPayload, domain, shareId, strangerWallet } from './fixtures.ts'

export const registry = domain.verifyingContract
const rpcUrl = 'http://chain.example'
const installation = {
  chainId: 31337,
  rpcUrl,
  didRegistry: registry,
  deployedAtBlock: 3,
  verifierPolicy: 'open',
} as const
const proof = await buildAttestedProof()
export const { message } = proof
export const share: ParsedShare & { kind: 'attested' } = {
  ...proof,
  payload: buildPayload(message),
  opened: [],
  fieldCount: null,
}
export const digest = attestationDigest(domain, asClaim(message))
const blockHash: Hex = `0x${'b1'.repeat(32)}`
export const transaction: Hex = `0x${'77'.repeat(32)}`
export const word = (value: number) => value.toString(16).padStart(64, '0')
export const quantity = (value: number) => `0x${value.toString(16)}`

const standingAbi = [
  {
    type: 'function',
    name: 'accreditationAt',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'bool' }, { type: 'string' }, { type: 'string' }, { type: 'uint64' }],
  },
] as const
export const standing = (isAccredited: boolean, since: number) =>
  encodeFunctionResult({ abi: standingAbi, result: [isAccredited, since ? 'University' : '', '', BigInt(since)] })

export const controlled = (controller: string, since: number, byRecovery: boolean) =>
  `0x${controller.padStart(64, '0')}${word(since)}${word(Number(byRecovery))}`

/** Returns the identity that a call of `controllerOf` asks about, which acts for itself here. */
function askedIdentity(params: readonly unknown[]): string {
  return JSON.stringify(params).match(/d3a2b2100{24}([0-9a-f]{40})/)?.[1] ?? ''
}

type Ask = { method: string; params: readonly unknown[] }
type Answer = (params: readonly unknown[]) => unknown
/**
 * A key is a JSON-RPC method or, for `eth_call`, the selector of the called function. If an answer
 * is undefined, the endpoint reports an error.
 */
export type Chain = Record<string, unknown | Answer>

export const log = (change: Record<string, unknown> = {}) => ({
  address: registry,
  topics: [eventTopics.anchored, digest],
  data: '0x',
  blockNumber: quantity(1234),
  blockHash,
  transactionHash: transaction,
  logIndex: '0x0',
  ...change,
})
export const wholeChain: Chain = {
  eth_chainId: '0x7a69',
  '0x70a08231': `0x${word(1)}`,
  '0x02673e5c': `0x${word(0)}`,
  '0xff03abdb': standing(false, 0),
  '0xd3a2b210': (params: readonly unknown[]) => controlled(askedIdentity(params), 0, false),
  '0x6da16de5': `0x${word(0)}`,
  eth_getCode: '0x',
  eth_getLogs: [log()],
  eth_getBlockByNumber: { number: quantity(1234), hash: blockHash, timestamp: quantity(1_796_000_000) },
}
/**
 * A chain of 6,000 blocks. The verifier's identity moved in block 5000, after the attestation was
 * recorded. The endpoint refuses a question about more than `widest` blocks.
 */
export function chainWithMove(widest: number): Chain {
  const moved = log({
    topics: [controlTopics.controlChanged, addressTopic(message.verifier), addressTopic(strangerWallet.address)],
    data: `0x${word(0)}`,
    blockNumber: quantity(5000),
  })
  const number = (block: string) => (block === 'latest' ? 6000 : Number(block))
  return {
    '0xd3a2b210': controlled(strangerWallet.address.slice(2).toLowerCase(), 1_797_000_000, false),
    eth_getLogs: ([filter]: readonly unknown[]) => {
      const { topics, fromBlock, toBlock } = filter as { topics: unknown[]; fromBlock: string; toBlock: string }
      const [from, to] = [number(fromBlock), number(toBlock)]
      const of = Array.isArray(topics[0]) ? moved : log()
      if (to - from >= widest) return undefined
      return [of].filter(({ blockNumber }) => from <= Number(blockNumber) && Number(blockNumber) <= to)
    },
    eth_getBlockByNumber: ([block]: readonly unknown[]) => ({
      ...(wholeChain['eth_getBlockByNumber'] as object),
      number: quantity(number(String(block))),
    }),
  }
}

export const wholeServer: Record<string, unknown> = {
  [`/api/shares/${shareId}/status`]: { status: 'active', claimHash: null },
  [`/status-lists/${message.statusList}/entries/${message.statusIndex}`]: { revoked: false, revocation: null },
}

type Network = { server?: Record<string, unknown>; chain?: Chain }

/**
 * `server` has an answer for each path, and other paths fail. A text is sent unchanged. `paths`
 * lists the paths that were asked for.
 */
export function buildNetwork({ server = wholeServer, chain = {} }: Network = {}) {
  const asked: Ask[] = []
  const paths: string[] = []
  const answers: Chain = { ...wholeChain, ...chain }
  const fetch = async (url: string, init?: RequestInit) => {
    if (url !== rpcUrl) {
      const path = url.replace('https://id.example', '')
      paths.push(path)
      if (!Object.hasOwn(server, path)) throw new TypeError('Failed to fetch')
      const body = server[path]
      return typeof body === 'string' ? new Response(body) : Response.json(body)
    }
    const { method, params }: Ask & { params: [{ data: string }] } = JSON.parse(String(init?.body))
    asked.push({ method, params })
    const answer = answers[method === 'eth_call' ? params[0].data.slice(0, 10) : method]
    const result = typeof answer === 'function' ? answer(params) : answer
    return Response.json(result === undefined ? { id: 1, error: { code: -32000, message: 'no' } } : { id: 1, result })
  }
  const surroundings = { installation, fetch, now: 1_800_000_000, serverUrl: 'https://id.example' }
  return { surroundings, asked, paths }
}

export async function findWith({
  of = share,
  ...answers
}: Network & { of?: JudgedShare } = {}): Promise<Findings & { asked: Ask[]; paths: string[] }> {
  const { surroundings, asked, paths } = buildNetwork(answers)
  return { ...(await findFacts(of, surroundings)), asked, paths }
}
