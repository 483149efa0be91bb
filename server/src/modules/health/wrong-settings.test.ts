import { AppError } from '@did/domain/errors'
import { toAddress } from '@did/domain/hex'
import { expect, test, vi } from 'vitest'
import { createSettingsCheck } from './wrong-settings.ts'

const address = toAddress(`0x${'ab'.repeat(20)}`)
const config = { chainId: 1, didRegistry: address, ethereumDidRegistry: address, didAccountFactory: undefined }

function buildCheck(answers: { chainId?: number; registry?: boolean; code?: boolean } = {}) {
  const chain = {
    readChainId: vi.fn(async () => answers.chainId ?? 1),
    isRegistry: vi.fn(async () => answers.registry ?? true),
    hasCode: vi.fn(async () => answers.code ?? true),
  }
  const error = vi.fn()
  return { chain, error, check: createSettingsCheck({ config, chain, log: { error } }) }
}

test('settings that fit the chain have no fault and are not asked about again', async () => {
  const { chain, check } = buildCheck()
  expect(await check()).toEqual([])
  chain.readChainId.mockResolvedValue(2)
  expect(await check()).toEqual([])
  expect(chain.readChainId).toHaveBeenCalledTimes(1)
})

test('each wrong setting gives one sentence with its name, which is logged once', async () => {
  const { check, error } = buildCheck({ registry: false, code: false })
  const sentences = [
    expect.stringMatching(/^DID_REGISTRY is 0x/),
    expect.stringMatching(/^ETHEREUM_DID_REGISTRY is 0x/),
  ]
  expect(await check()).toEqual(sentences)
  await check()
  expect(error.mock.calls.flat()).toEqual(sentences)
})

test('a node that asks another chain than CHAIN_ID names says so and nothing about contracts', async () => {
  const { check } = buildCheck({ chainId: 5, registry: false })
  expect(await check()).toEqual(['CHAIN_ID is 1, but the chain at RPC_URL has the id 5.'])
})

test('a fault ends when the chain gives another answer, and stays while the chain is silent', async () => {
  const { chain, check } = buildCheck()
  chain.readChainId.mockRejectedValueOnce(new AppError('chain-unreachable', 'silent'))
  expect(await check()).toEqual([])
  chain.isRegistry.mockResolvedValueOnce(false)
  expect(await check()).toHaveLength(1)
  chain.readChainId.mockRejectedValueOnce(new AppError('chain-unreachable', 'silent'))
  expect(await check()).toHaveLength(1)
  expect(await check()).toEqual([])
})
