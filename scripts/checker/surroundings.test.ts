import type { ChainEvidence } from '@did/credentials/evidence/chain-evidence'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import { type Hex, keccak256, pad, toRlp } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { developmentChain, type InstallationOptions } from './find-installation.ts'
import { openSaved } from './surroundings.ts'

const registry: Hex = `0x${'5f'.repeat(20)}`
const realChain = 100
const otherChain = 200

vi.mock('../../contracts/deployments.json', () => {
  const deployment = {
    name: 'a chain',
    didRegistry: `0x${'5f'.repeat(20)}`,
    deployedAtBlock: 0,
    verifierPolicy: 'open',
  }
  return { default: { 31337: deployment, 100: deployment } }
})

const header = toRlp(Array.from({ length: 15 }, () => pad('0x01')))
const block = keccak256(header)

const options: InstallationOptions = { rpc: 'http://127.0.0.1:1', fromBlock: '0' }

/**
 * Opens saved evidence that names `chainId` as its chain. The checker trusts the evidence's block.
 */
function open(chainId: number, more: Partial<InstallationOptions> = {}) {
  const evidence: ChainEvidence = {
    ...{ format: 'did-verification-chain-evidence', version: 1, chainId, didRegistry: registry },
    ...{ block, anchor: null, preimages: [header] },
  }
  const saved = { savedAt: 0, load: async () => null, chain: evidence }
  return openSaved(saved, [block], { claimed: null, options: { ...options, ...more } })
}
const named = (chainId: number) => ({ hasChain: true, installation: expect.objectContaining({ chainId }) })

describe('saved evidence about a block that the checker trusts', () => {
  test('saved evidence that names the development chain is refused, unless the checker names this chain, too', () => {
    expect(() => open(developmentChain)).toThrow(texts.faults.noChain(developmentChain))
    expect(() => open(developmentChain, { registry })).toThrow(texts.faults.noChain(developmentChain))
    expect(() => open(developmentChain, { chain: realChain })).toThrow(
      texts.faults.otherChain(developmentChain, realChain),
    )
    expect(open(developmentChain, { chain: developmentChain })).toMatchObject(named(developmentChain))
  })

  test('saved evidence counts when this project knows its chain and registry, or when the checker names its chain', () => {
    expect(open(realChain)).toMatchObject(named(realChain))
    expect(open(otherChain, { chain: otherChain, registry })).toMatchObject(named(otherChain))
  })

  test('saved evidence is refused if the checker names a registry and only the evidence says on which chain this registry is', () => {
    for (const chainId of [realChain, otherChain])
      expect(() => open(chainId, { registry })).toThrow(texts.faults.noChain(chainId))
    expect(() => open(otherChain)).toThrow(texts.faults.noChain(otherChain))
  })

  test('saved evidence is refused when it names another chain than the checker', () => {
    expect(() => open(otherChain, { chain: realChain, registry })).toThrow(
      texts.faults.otherChain(otherChain, realChain),
    )
  })
})

test('without a network, a link or file cannot choose the development chain by naming it', () => {
  const saved = { savedAt: 0, load: async () => null, chain: null }
  const openFor = (claimed: number) => openSaved(saved, [], { claimed, options })
  expect(openFor(developmentChain)).toMatchObject({ installation: 'unknown', hasChain: false })
  expect(openFor(realChain)).toMatchObject({
    hasChain: false,
    installation: expect.objectContaining({ chainId: realChain }),
  })
})
