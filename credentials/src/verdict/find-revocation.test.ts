import { encodeRevocationReason } from '@did/domain/attestation/revocation-reason'
import { expect, test } from 'vitest'
import {
  type Chain,
  digest,
  findWith,
  log,
  message,
  quantity,
  transaction,
  wholeServer,
  word,
} from '../../test/find-facts-rig.ts'
import { domain, strangerWallet, verifierWallet } from '../../test/fixtures.ts'
import { buildIssuer, writeBitstringList } from '../../test/foreign-issuer.ts'
import { revocationDigest } from '../attestation/claim-revocation.ts'
import { addressTopic, eventTopics } from '../chain/registry-calls.ts'

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

test('a revocation on the chain counts with its reason', async () => {
  const { facts, asked } = await findWith({ chain: revokedOnChain({ block: 1500, at: 1_797_000_000 }) })
  expect(facts.revocation).toEqual({ kind: 'revoked', at: 1_797_000_000, reason })
  const searched = asked.filter(({ params }) => JSON.stringify(params).includes(eventTopics.attestationRevoked))
  expect(searched).toMatchObject([{ params: [{ fromBlock: quantity(1234) }] }])
})

test.each([1_795_000_000, 1_796_000_000])(
  'a revocation on the chain counts with its reason even when its time, %i, is not later than the attestation’s anchor',
  async (at) => {
    const { facts } = await findWith({ chain: revokedOnChain({ block: 1233, at }) })
    expect(facts.revocation).toEqual({ kind: 'revoked', at, reason })
  },
)

test('a revocation on the chain counts without its reason when the endpoint refuses to search the events', async () => {
  const chain = { '0x02673e5c': `0x${word(7)}`, eth_getLogs: undefined }
  expect((await findWith({ chain })).facts.revocation).toEqual({ kind: 'revoked', at: 7, reason: null })
})

test('a revocation that the verifier signed counts even before the chain records it', async () => {
  const { facts } = await findWith({ server: await entry() })
  expect(facts.revocation).toEqual({ kind: 'revoked', at: null, reason })
})

test('a revocation that the verifier signed counts even if the status list’s entry says that the attestation is not revoked', async () => {
  const { facts } = await findWith({ server: await entry({ revoked: false }) })
  expect(facts.revocation).toMatchObject({ kind: 'revoked' })
})

const listPath = `/status-lists/${message.statusList}`

test('a single entry of a status list is asked for only if its bit is set, so that the server does not learn which credential is checked', async () => {
  const server = { ...(await entry()), [listPath]: await writeList([message.statusIndex + 1]) }
  const { facts, paths } = await findWith({ server })
  expect(facts.revocation).toEqual({ kind: 'standing' })
  expect(paths).not.toContain(entryPath)
})

test('a revocation counts when its bit in the status list is set and the single entry of the list contains the verifier’s signature', async () => {
  const server = { ...(await entry()), [listPath]: await writeList([message.statusIndex]) }
  const { facts, paths } = await findWith({ server })
  expect(facts.revocation).toEqual({ kind: 'revoked', at: null, reason })
  expect(paths.filter((path) => path.startsWith('/status-lists'))).toEqual([listPath, entryPath])
})

test.each(['', 'no JWT', 'e30.e30.'])(
  'a single entry of a status list is asked for when the list is %j, which cannot be read',
  async (list) => {
    const { facts } = await findWith({ server: { ...(await entry()), [listPath]: list } })
    expect(facts.revocation).toMatchObject({ kind: 'revoked' })
  },
)

test('a revocation in a status list is unproven when another wallet than the verifier’s wallet signed it', async () => {
  const { facts } = await findWith({ server: await entry({ wallet: strangerWallet }) })
  expect(facts.revocation).toEqual({ kind: 'unproven' })
})

test('when a verifier has revoked one attestation, the signed revocation does not count for another attestation of the verifier', async () => {
  const { facts } = await findWith({ server: await entry({ attestation: transaction, revoked: false }) })
  expect(facts.revocation).toEqual({ kind: 'standing' })
})

test('a revocation in a status list without the verifier’s signature is unproven', async () => {
  const server = { ...wholeServer, [entryPath]: { revoked: true, revocation: null } }
  expect((await findWith({ server })).facts.revocation).toEqual({ kind: 'unproven' })
})

test.each([null, {}, [], { revoked: 'yes', revocation: null }, { revoked: true }])(
  'a revocation is not read from the malformed entry %j',
  async (broken) => {
    const { facts } = await findWith({ server: { ...wholeServer, [entryPath]: broken } })
    expect(facts.revocation).toEqual({ kind: 'standing' })
  },
)

function writeList(set: number[]): Promise<string> {
  return writeBitstringList(buildIssuer(), { id: 'https://id.example/status-lists/1', set })
}
