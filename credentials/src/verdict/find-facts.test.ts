import { expect, test, vi } from 'vitest'
import {
  chainWithMove,
  controlled,
  digest,
  findWith,
  log,
  message,
  quantity,
  share,
  standing,
  transaction,
  wholeChain,
  word,
} from '../../test/find-facts-rig.ts'
import { strangerWallet } from '../../test/fixtures.ts'
import { eventTopics } from '../chain/registry-calls.ts'

test('the facts of a verdict are complete when server and chain answer', async () => {
  const { facts } = await findWith()
  expect(facts).toMatchObject({
    attestation: { ok: true },
    anchor: { block: 1234, time: 1_796_000_000, transaction },
    subjectHasDid: true,
    control: { since: 0, frozenSince: 0 },
    verifierControl: { controller: message.verifier.toLowerCase(), since: 0, frozenSince: 0 },
    revocation: { kind: 'standing' },
    standing: { now: { isAccredited: false, since: 0 } },
    shareStatus: { status: 'active' },
  })
})

test('a verifier’s present standing is never older than its standing at signing time, even if a node that lags behind answers with an older standing', async () => {
  const accreditation = (params: readonly unknown[]) => {
    const [{ data }] = params as [{ data: string }]
    return BigInt(`0x${data.slice(-64)}`) === 1_796_000_000n ? standing(true, 1_795_000_000) : standing(false, 0)
  }
  const { facts } = await findWith({ chain: { '0xff03abdb': accreditation } })
  const accredited = { isAccredited: true, since: 1_795_000_000 }
  expect(facts.standing).toMatchObject({ now: accredited, atSigning: accredited })
})

test('each fact of a verdict that only the chain knows is unknown when the chain does not answer', async () => {
  const silent = Object.fromEntries(Object.keys(wholeChain).map((question) => [question, undefined]))
  const { facts } = await findWith({ chain: { ...silent, eth_chainId: '0x7a69' } })
  expect(facts).toMatchObject({
    subjectHasDid: 'unknown',
    control: 'unknown',
    verifierControl: 'unknown',
    revocation: 'unknown',
    standing: 'unknown',
    anchor: 'unknown',
  })
  expect(facts.attestation).toMatchObject({ ok: true })
})

test('each fact of a verdict that only the chain knows is unknown when the endpoint serves another chain', async () => {
  const { facts } = await findWith({ chain: { eth_chainId: '0x1' } })
  expect(facts).toMatchObject({
    subjectHasDid: 'unknown',
    control: 'unknown',
    verifierControl: 'unknown',
    revocation: 'unknown',
    standing: 'unknown',
    anchor: 'unknown',
  })
})

test('whether an attestation is revoked, and which standing its verifier has, are unknown when the contract at the registry’s address does not answer these questions', async () => {
  const { facts } = await findWith({ chain: { '0x02673e5c': '0x', '0xff03abdb': '0x' } })
  expect(facts).toMatchObject({ revocation: 'unknown', standing: 'unknown', subjectHasDid: true })
})

test('all facts of a verdict except the share’s status are known without our server', async () => {
  const { facts } = await findWith({ server: {} })
  expect(facts).toMatchObject({ shareStatus: 'unknown', revocation: { kind: 'standing' }, attestation: { ok: true } })
})

test('the facts of a verdict say who controls the identity of the holder, and since when a key is reported stolen', async () => {
  const controller = 'c0'.repeat(20)
  const chain = { '0xd3a2b210': controlled(controller, 7, true), '0x6da16de5': `0x${word(9)}` }
  const { facts } = await findWith({ chain })
  expect(facts.control).toEqual({ controller: `0x${controller}`, since: 7, byRecovery: true, frozenSince: 9 })
})

test('the facts of a verdict say who acts for the verifier, and since when its key is reported stolen', async () => {
  const isOfVerifier = (params: readonly unknown[]) =>
    JSON.stringify(params).includes(message.verifier.slice(2).toLowerCase())
  const controller = 'c0'.repeat(20)
  const { facts } = await findWith({
    chain: {
      '0xd3a2b210': (params: readonly unknown[]) =>
        isOfVerifier(params) ? controlled(controller, 7, true) : controlled('d0'.repeat(20), 0, false),
      '0x6da16de5': (params: readonly unknown[]) => `0x${word(isOfVerifier(params) ? 9 : 0)}`,
    },
  })
  expect(facts).toMatchObject({
    verifierControl: { controller: `0x${controller}`, since: 7, byRecovery: true, frozenSince: 9 },
    control: { since: 0, frozenSince: 0 },
  })
})

test.each([10_000, 1000])(
  'the facts of a verdict say that a verifier still had its key before it moved, even if the endpoint answers about only %i blocks',
  async (widest) => {
    const { facts } = await findWith({ chain: chainWithMove(widest) })
    expect(facts).toMatchObject({ verifierControl: { since: 1_797_000_000 }, keyLoss: null })
  },
)

test('it is unknown whether a verifier had lost its key when the endpoint answers about only very few blocks at once', async () => {
  const { facts } = await findWith({ chain: chainWithMove(90) })
  expect(facts).toMatchObject({ anchor: { block: 1234 }, keyLoss: 'unknown' })
})

test('an attestation that another wallet than the named verifier signed is refused', async () => {
  const signature = await strangerWallet.sign({ hash: digest })
  const { facts } = await findWith({ of: { ...share, signature } })
  expect(facts.attestation).toEqual({ ok: false, reason: 'signer-mismatch' })
})

const isWide = (params: readonly unknown[]) => JSON.stringify(params).includes('latest')

test('the signing time is the time of the earliest anchor among the anchor in the hinted block and the anchors in all other blocks', async () => {
  const eth_getLogs = (params: readonly unknown[]) =>
    isWide(params) ? [log(), log({ blockNumber: quantity(2000) })] : [log({ blockNumber: quantity(2000) })]
  const { facts } = await findWith({ chain: { eth_getLogs }, of: { ...share, anchorBlock: 2000 } })
  expect(facts.anchor).toMatchObject({ block: 1234, isEarliest: true })
})

test('the signing time is the time of the hinted block when the search of all blocks does not find the anchor', async () => {
  const eth_getLogs = (params: readonly unknown[]) => (isWide(params) ? [] : [log()])
  expect((await findWith({ chain: { eth_getLogs } })).facts.anchor).toMatchObject({ block: 1234, isEarliest: true })
})

test('the signing time is the hinted block’s time, and does not count as the earliest, when the endpoint refuses to search all blocks', async () => {
  const eth_getLogs = (params: readonly unknown[]) => (isWide(params) ? undefined : [log()])
  expect((await findWith({ chain: { eth_getLogs } })).facts.anchor).toMatchObject({ block: 1234, isEarliest: false })
})

test.each([
  ['a wrong hint', 99],
  ['no hint', null],
])('the signing time is searched in all blocks of the registry when the link has %s', async (_, anchorBlock) => {
  const chain = { eth_getLogs: (params: readonly unknown[]) => (isWide(params) ? [log()] : []) }
  const { facts, asked } = await findWith({ chain, of: { ...share, anchorBlock } })
  expect(facts.anchor).toMatchObject({ block: 1234 })
  expect(JSON.stringify(asked)).toContain('"fromBlock":"0x3","toBlock":"latest"')
})

test('when the code that reads from the chain how a verifier lost its key cannot be loaded, only this fact is unknown, and all other facts are found', async () => {
  const chain = chainWithMove(10_000)
  expect((await findWith({ chain })).facts.keyLoss).toBeNull()
  vi.doMock('../chain/key-loss.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { facts } = await findWith({ chain }).finally(() => vi.doUnmock('../chain/key-loss.ts'))
  expect(facts).toMatchObject({ keyLoss: 'unknown', attestation: { ok: true } })
})

test('the signing time is the time of the first anchor when there are several', async () => {
  const later = log({ blockNumber: quantity(2000) })
  const { facts } = await findWith({ chain: { eth_getLogs: [later, log()] }, of: { ...share, anchorBlock: null } })
  expect(facts.anchor).toMatchObject({ block: 1234 })
})

test('the signing time is null when the chain has no anchor', async () => {
  expect((await findWith({ chain: { eth_getLogs: [] } })).facts.anchor).toBeNull()
})

test('the signing time is unknown when the endpoint refuses to search all blocks and the hinted block has no anchor', async () => {
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
])('the signing time is unknown when the log with the anchor that the endpoint returns has %s', async (_, change) => {
  expect((await findWith({ chain: { eth_getLogs: [log(change)] } })).facts.anchor).toBe('unknown')
})

test('the signing time is never taken from a log that a reorganisation removed from the chain', async () => {
  expect((await findWith({ chain: { eth_getLogs: [log({ removed: true })] } })).facts.anchor).toBeNull()
})

test('the signing time is unknown when the block that the chain returns has another hash than the log names', async () => {
  const eth_getBlockByNumber = { number: quantity(1234), hash: transaction, timestamp: quantity(1) }
  expect((await findWith({ chain: { eth_getBlockByNumber } })).facts.anchor).toBe('unknown')
})

test('the standing of a verifier is read for the present and for the signing time', async () => {
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

test('the server is not asked for the status of a claim that is in no link', async () => {
  const { shareId: _, proved: _none, ...claim } = share
  const { facts, paths } = await findWith({ of: claim })
  expect(facts).toMatchObject({ attestation: { ok: true }, shareStatus: 'unknown' })
  expect(paths.filter((path) => path.startsWith('/api/shares/'))).toEqual([])
})
