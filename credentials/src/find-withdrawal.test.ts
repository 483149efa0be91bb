import { encodeRevocationReason } from '@did/domain/revocation-reason'
import { describe, expect, test } from 'vitest'
import { revocationDigest } from './claim-revocation.ts'
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
} from './find-facts-rig.ts'
import { addressTopic, eventTopics } from './registry-calls.ts'
import { domain, strangerWallet, verifierWallet } from './test-fixtures.ts'

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
