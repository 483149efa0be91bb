import type { Hex } from '@did/domain/hex'
import { encodeRevocationReason } from '@did/domain/revocation-reason'
import { encodeFunctionResult } from 'viem/utils'
import { describe, expect, test } from 'vitest'
import { attestationDigest } from './claim-attestation.ts'
import { revocationDigest } from './claim-revocation.ts'
import { type Findings, findFacts } from './find-facts.ts'
import { addressTopic, eventTopics } from './registry-calls.ts'
import type { ParsedShare } from './share-link.ts'
import { buildAttestedProof, buildPayload, domain, shareId, strangerWallet, verifierWallet } from './test-fixtures.ts'

const registry = domain.verifyingContract
const rpcUrl = 'http://chain.example'
const installation = {
  chainId: 31337,
  rpcUrl,
  didRegistry: registry,
  deployedAtBlock: 3,
  verifierPolicy: 'open',
} as const
const proof = await buildAttestedProof()
const { message } = proof
const share: ParsedShare & { kind: 'attested' } = { ...proof, payload: buildPayload(message), opened: [] }
const digest = attestationDigest(domain, message)
const blockHash: Hex = `0x${'b1'.repeat(32)}`
const transaction: Hex = `0x${'77'.repeat(32)}`
const word = (value: number) => value.toString(16).padStart(64, '0')
const quantity = (value: number) => `0x${value.toString(16)}`

const standingAbi = [
  {
    type: 'function',
    name: 'accreditationAt',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'bool' }, { type: 'string' }, { type: 'string' }, { type: 'uint64' }],
  },
] as const
const standing = (isAccredited: boolean, since: number) =>
  encodeFunctionResult({ abi: standingAbi, result: [isAccredited, since ? 'University' : '', '', BigInt(since)] })

type Ask = { method: string; params: readonly unknown[] }
type Answer = (params: readonly unknown[]) => unknown
/** The chain's results by method or selector; an absent one is an error of the endpoint. */
type Chain = Record<string, unknown | Answer>

const log = (change: Record<string, unknown> = {}) => ({
  address: registry,
  topics: [eventTopics.anchored, digest],
  data: '0x',
  blockNumber: quantity(1234),
  blockHash,
  transactionHash: transaction,
  logIndex: '0x0',
  ...change,
})
const wholeChain: Chain = {
  eth_chainId: '0x7a69',
  '0x70a08231': `0x${word(1)}`,
  '0x02673e5c': `0x${word(0)}`,
  '0xff03abdb': standing(false, 0),
  eth_getCode: '0x',
  eth_getLogs: [log()],
  eth_getBlockByNumber: { number: quantity(1234), hash: blockHash, timestamp: quantity(1_796_000_000) },
}
const wholeServer: Record<string, unknown> = {
  [`/api/shares/${shareId}/status`]: { status: 'active', claimHash: null },
  [`/status-lists/${message.statusList}/entries/${message.statusIndex}`]: { revoked: false, revocation: null },
}

/** The network faked at its edge; an absent answer of the server is silence. */
async function findWith({
  server = wholeServer,
  chain = {},
  of = share,
}: {
  server?: Record<string, unknown>
  chain?: Chain
  of?: ParsedShare
} = {}): Promise<Findings & { asked: Ask[] }> {
  const asked: Ask[] = []
  const answers: Chain = { ...wholeChain, ...chain }
  const fetch = async (url: string, init?: RequestInit) => {
    if (url !== rpcUrl) {
      const path = url.replace('https://id.example', '')
      if (!Object.hasOwn(server, path)) throw new TypeError('Failed to fetch')
      return Response.json(server[path])
    }
    const { method, params }: Ask & { params: [{ data: string }] } = JSON.parse(String(init?.body))
    asked.push({ method, params })
    const answer = answers[method === 'eth_call' ? params[0].data.slice(0, 10) : method]
    const result = typeof answer === 'function' ? answer(params) : answer
    return Response.json(result === undefined ? { id: 1, error: { code: -32000, message: 'no' } } : { id: 1, result })
  }
  const found = await findFacts(of, { installation, fetch, now: 1_800_000_000, serverUrl: 'https://id.example' })
  return { ...found, asked }
}

describe('what a verdict rests on', () => {
  test('is complete when server and chain answer', async () => {
    const { facts } = await findWith()
    expect(facts).toMatchObject({
      attestation: { ok: true },
      anchor: { block: 1234, time: 1_796_000_000, transaction },
      subjectHasDid: true,
      revocation: { kind: 'standing' },
      standing: { now: { isAccredited: false, since: 0 } },
      shareStatus: { status: 'active' },
    })
  })

  test('takes a verifier’s standing of now from no node that lags behind the one that told of its signing', async () => {
    const accreditation = (params: readonly unknown[]) => {
      const [{ data }] = params as [{ data: string }]
      return BigInt(`0x${data.slice(-64)}`) === 1_796_000_000n ? standing(true, 1_795_000_000) : standing(false, 0)
    }
    const { facts } = await findWith({ chain: { '0xff03abdb': accreditation } })
    const accredited = { isAccredited: true, since: 1_795_000_000 }
    expect(facts.standing).toMatchObject({ now: accredited, atSigning: accredited })
  })

  test('is unknown, and nothing else, where the chain is silent', async () => {
    const silent = Object.fromEntries(Object.keys(wholeChain).map((question) => [question, undefined]))
    const { facts } = await findWith({ chain: { ...silent, eth_chainId: '0x7a69' } })
    expect(facts).toMatchObject({
      subjectHasDid: 'unknown',
      revocation: 'unknown',
      standing: 'unknown',
      anchor: 'unknown',
    })
    expect(facts.attestation).toMatchObject({ ok: true })
  })

  test('takes nothing from an endpoint of another chain', async () => {
    const { facts } = await findWith({ chain: { eth_chainId: '0x1' } })
    expect(facts).toMatchObject({
      subjectHasDid: 'unknown',
      revocation: 'unknown',
      standing: 'unknown',
      anchor: 'unknown',
    })
  })

  test('takes nothing from an address without our contract', async () => {
    const { facts } = await findWith({ chain: { '0x02673e5c': '0x', '0xff03abdb': '0x' } })
    expect(facts).toMatchObject({ revocation: 'unknown', standing: 'unknown', subjectHasDid: true })
  })

  test('does not need our server', async () => {
    const { facts } = await findWith({ server: {} })
    expect(facts).toMatchObject({ shareStatus: 'unknown', revocation: { kind: 'standing' }, attestation: { ok: true } })
  })

  test('never takes the signer’s key from the link: another wallet’s signature is another’s', async () => {
    const signature = await strangerWallet.sign({ hash: digest })
    const { facts } = await findWith({ of: { ...share, signature } })
    expect(facts.attestation).toEqual({ ok: false, reason: 'signer-mismatch' })
  })
})

describe('the signing time', () => {
  const isWide = (params: readonly unknown[]) => JSON.stringify(params).includes('latest')

  test('is found in the block of the hint, with one narrow question', async () => {
    const { asked } = await findWith()
    const searches = asked.filter(({ method }) => method === 'eth_getLogs')
    expect(searches.map(({ params }) => params)).toEqual([
      [
        {
          address: registry,
          topics: [eventTopics.anchored, digest],
          fromBlock: quantity(1234),
          toBlock: quantity(1234),
        },
      ],
    ])
  })

  test.each([
    ['a wrong hint', 99],
    ['no hint', null],
  ])('is found from the registry’s first block on with %s', async (_, anchorBlock) => {
    const chain = { eth_getLogs: (params: readonly unknown[]) => (isWide(params) ? [log()] : []) }
    const { facts, asked } = await findWith({ chain, of: { ...share, anchorBlock } })
    expect(facts.anchor).toMatchObject({ block: 1234 })
    expect(JSON.stringify(asked)).toContain('"fromBlock":"0x3","toBlock":"latest"')
  })

  test('is the first anchor’s where there are several', async () => {
    const later = log({ blockNumber: quantity(2000) })
    const { facts } = await findWith({ chain: { eth_getLogs: [later, log()] }, of: { ...share, anchorBlock: null } })
    expect(facts.anchor).toMatchObject({ block: 1234 })
  })

  test('is null where the chain has no anchor', async () => {
    expect((await findWith({ chain: { eth_getLogs: [] } })).facts.anchor).toBeNull()
  })

  test('is unknown where the endpoint refuses the range and the hint is of no use', async () => {
    const chain = { eth_getLogs: (params: readonly unknown[]) => (isWide(params) ? undefined : []) }
    expect((await findWith({ chain })).facts.anchor).toBe('unknown')
  })

  test.each<[string, Record<string, unknown>]>([
    ['another contract', { address: strangerWallet.address }],
    ['another digest', { topics: [eventTopics.anchored, transaction] }],
    ['another event', { topics: [eventTopics.attestationRevoked, digest] }],
    ['further topics', { topics: [eventTopics.anchored, digest, digest] }],
    ['a block outside the question', { blockNumber: '0x1' }],
    ['no block', { blockNumber: null }],
  ])('is unknown where the endpoint answers with %s', async (_, change) => {
    expect((await findWith({ chain: { eth_getLogs: [log(change)] } })).facts.anchor).toBe('unknown')
  })

  test('is not taken from a log that a reorganisation removed', async () => {
    expect((await findWith({ chain: { eth_getLogs: [log({ removed: true })] } })).facts.anchor).toBeNull()
  })

  test('is unknown where the block is another one than the log’s', async () => {
    const eth_getBlockByNumber = { number: quantity(1234), hash: transaction, timestamp: quantity(1) }
    expect((await findWith({ chain: { eth_getBlockByNumber } })).facts.anchor).toBe('unknown')
  })

  test('decides which standing of the verifier counts', async () => {
    const atAnchor = word(1_796_000_000)
    const chain = {
      '0xff03abdb': (params: readonly unknown[]) =>
        JSON.stringify(params).includes(atAnchor) ? standing(true, 1_700_000_000) : standing(false, 1_799_000_000),
    }
    const { facts } = await findWith({ chain })
    expect(facts.standing).toMatchObject({
      now: { isAccredited: false, since: 1_799_000_000 },
      atSigning: { isAccredited: true, since: 1_700_000_000 },
    })
  })
})

describe('a withdrawal', () => {
  const entryPath = `/status-lists/${message.statusList}/entries/${message.statusIndex}`
  const reason = encodeRevocationReason('no-longer-true')
  const entry = async ({ revoked = true, wallet = verifierWallet, attestation = digest } = {}) => {
    const signature = await wallet.sign({ hash: revocationDigest(domain, { attestation, reason }) })
    return { ...wholeServer, [entryPath]: { revoked, revocation: { attestation, reason, signature } } }
  }

  const revokedOnChain = ({ block, at }: { block: number; at: number }): Chain => ({
    '0x02673e5c': `0x${word(at)}`,
    eth_getLogs: ([asked]: readonly unknown[]) => {
      const { topics, fromBlock } = asked as { topics: readonly string[]; fromBlock: string }
      if (topics[0] !== eventTopics.attestationRevoked) return [log()]
      const revoked = log({
        topics: [eventTopics.attestationRevoked, addressTopic(message.verifier), digest],
        data: reason,
        blockNumber: quantity(block),
      })
      return block < Number(fromBlock) ? [] : [revoked]
    },
  })

  test('on the chain stands with its reason', async () => {
    const { facts, asked } = await findWith({ chain: revokedOnChain({ block: 1500, at: 1_797_000_000 }) })
    expect(facts.revocation).toEqual({ kind: 'revoked', at: 1_797_000_000, reason })
    const searched = asked.filter(({ params }) => JSON.stringify(params).includes(eventTopics.attestationRevoked))
    expect(searched).toMatchObject([{ params: [{ fromBlock: quantity(1234) }] }])
  })

  test.each([1_795_000_000, 1_796_000_000])(
    'on the chain before the attestation was recorded there stands with its reason, too: %i',
    async (at) => {
      const { facts } = await findWith({ chain: revokedOnChain({ block: 1233, at }) })
      expect(facts.revocation).toEqual({ kind: 'revoked', at, reason })
    },
  )

  test('on the chain stands without a reason where the log is refused', async () => {
    const chain = { '0x02673e5c': `0x${word(7)}`, eth_getLogs: undefined }
    expect((await findWith({ chain })).facts.revocation).toEqual({ kind: 'revoked', at: 7, reason: null })
  })

  test('signed by the verifier stands before the chain knows it', async () => {
    const { facts } = await findWith({ server: await entry() })
    expect(facts.revocation).toEqual({ kind: 'revoked', at: null, reason })
  })

  test('signed by the verifier stands though the list’s bit is stale', async () => {
    const { facts } = await findWith({ server: await entry({ revoked: false }) })
    expect(facts.revocation).toMatchObject({ kind: 'revoked' })
  })

  test('signed by somebody else is no more than a bit without a word for it', async () => {
    const { facts } = await findWith({ server: await entry({ wallet: strangerWallet }) })
    expect(facts.revocation).toEqual({ kind: 'unproven' })
  })

  test('of another attestation of the same verifier is no withdrawal of this one', async () => {
    const { facts } = await findWith({ server: await entry({ attestation: transaction, revoked: false }) })
    expect(facts.revocation).toEqual({ kind: 'standing' })
  })

  test('that a list claims without a signature is unproven', async () => {
    const server = { ...wholeServer, [entryPath]: { revoked: true, revocation: null } }
    expect((await findWith({ server })).facts.revocation).toEqual({ kind: 'unproven' })
  })

  test.each([null, {}, [], { revoked: 'yes', revocation: null }, { revoked: true }])(
    'is not read from an entry of another shape: %j',
    async (broken) => {
      const { facts } = await findWith({ server: { ...wholeServer, [entryPath]: broken } })
      expect(facts.revocation).toEqual({ kind: 'standing' })
    },
  )
})
