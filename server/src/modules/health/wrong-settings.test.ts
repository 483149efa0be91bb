import { once } from 'node:events'
import { createServer } from 'node:http'
import { AppError } from '@did/domain/errors'
import { toAddress } from '@did/domain/hex'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signingCertificates } from '../../../test/portable/signing-certificates.ts'
import { encodeChain, findEnd, readCertificates } from '../../signing-certificate.ts'
import { createSettingsCheck } from './wrong-settings.ts'

const address = toAddress(`0x${'ab'.repeat(20)}`)
const config = {
  chainId: 1,
  didRegistry: address,
  didRegistryBlock: 100,
  ethereumDidRegistry: address,
  didAccountFactory: undefined,
  publicUrl: 'https://did.example.org',
  publicRpcUrl: 'http://127.0.0.1:9',
  isPublicRpcUrlSet: true,
  signingCertificate: undefined as string[] | undefined,
  embedded: false,
}

type Answers = { chainId?: number; newest?: number; registry?: boolean; code?: boolean; before?: boolean }

let now = new Date('2026-11-30T09:00:00Z')

function buildCheck(answers: Answers = {}, settings: Partial<typeof config> = {}, haveDevelopmentKeys = false) {
  const chain = {
    readChainId: vi.fn(async () => answers.chainId ?? 1),
    readBlockNumber: vi.fn(async () => answers.newest ?? 100),
    isRegistry: vi.fn(async () => answers.registry ?? true),
    hasCode: vi.fn(async () => answers.code ?? true),
    hadCodeBefore: vi.fn(async () => answers.before ?? false),
  }
  const log = { error: vi.fn(), warn: vi.fn() }
  const proofs = { haveDevelopmentKeys }
  const check = createSettingsCheck({ config: { ...config, ...settings }, chain, proofs, log, now: () => now })
  return { chain, log, check }
}

async function openProvider(chainId: number, origin?: string): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(origin && { 'access-control-allow-origin': origin }) }
  const answer = JSON.stringify({ jsonrpc: '2.0', id: 1, result: `0x${chainId.toString(16)}` })
  const server = createServer((_request, response) => response.writeHead(200, headers).end(answer))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  return `http://127.0.0.1:${bound.port}`
}

test('a node finds no fault in settings that fit the chain, and then does not ask the chain about them again', async () => {
  const { chain, check } = buildCheck()
  expect(await check()).toEqual([])
  chain.readChainId.mockResolvedValue(2)
  expect(await check()).toEqual([])
  expect(chain.readChainId).toHaveBeenCalledTimes(1)
})

test('each wrong setting gives one sentence with the name of the setting, and the node logs this sentence once', async () => {
  const { check, log } = buildCheck({ registry: false, code: false })
  const sentences = [
    expect.stringMatching(/^DID_REGISTRY is 0x/),
    expect.stringMatching(/^ETHEREUM_DID_REGISTRY is 0x/),
  ]
  expect(await check()).toEqual(sentences)
  await check()
  expect(log.error.mock.calls.flat()).toEqual(sentences)
})

test('when the chain has another id than CHAIN_ID, the node says so and says nothing about contracts', async () => {
  const { check } = buildCheck({ chainId: 5, registry: false })
  expect(await check()).toEqual(['CHAIN_ID is 1, but the chain at RPC_URL has the id 5.'])
})

test('the fault of a setting ends when the chain gives another answer, and stays while the chain does not answer', async () => {
  const { chain, check } = buildCheck()
  chain.readChainId.mockRejectedValueOnce(new AppError('chain-unreachable', 'silent'))
  expect(await check()).toEqual([])
  chain.isRegistry.mockResolvedValueOnce(false)
  expect(await check()).toHaveLength(1)
  chain.readChainId.mockRejectedValueOnce(new AppError('chain-unreachable', 'silent'))
  expect(await check()).toHaveLength(1)
  expect(await check()).toEqual([])
})

test('a node with development keys outside a trial has a wrong setting, even while the chain does not answer', async () => {
  const { chain, check } = buildCheck({}, {}, true)
  chain.readChainId.mockRejectedValue(new AppError('chain-unreachable', 'silent'))
  expect(await check()).toEqual([expect.stringMatching(/development keys, so nobody can approve a claim/)])
  expect(await buildCheck({}, { embedded: true }, true).check()).toEqual([])
})

test.each([
  [{ newest: 99 }, 'DID_REGISTRY_BLOCK is 100, but the newest block of the chain is 99.'],
  [{ before: true }, /^DID_REGISTRY_BLOCK is 100, but the registry is older/],
])('a DID_REGISTRY_BLOCK that is too late is a wrong setting (%j)', async (answers, sentence) => {
  expect(await buildCheck(answers).check()).toEqual([expect.stringMatching(sentence)])
})

test.each([
  ['*', 1, []],
  ['https://did.example.org', 1, []],
  ['https://other.example.org', 1, [expect.stringMatching(/^PUBLIC_RPC_URL does not let the page read/)]],
  [undefined, 1, [expect.stringMatching(/^PUBLIC_RPC_URL does not let the page read/)]],
  ['*', 5, ['CHAIN_ID is 1, but the chain at PUBLIC_RPC_URL has the id 5.']],
])('PUBLIC_RPC_URL has to let the page read a chain whose id is CHAIN_ID (%s, %i)', async (origin, chainId, faults) => {
  const { check } = buildCheck({}, { publicRpcUrl: await openProvider(chainId, origin) })
  expect(await check()).toEqual(faults)
})

test('a PUBLIC_RPC_URL that does not answer the node is a warning and no fault, because a firewall may be the cause', async () => {
  const { check, log } = buildCheck()
  expect(await check()).toEqual([])
  expect(log.warn).toHaveBeenCalledWith(expect.stringMatching(/^PUBLIC_RPC_URL gave this node no answer/))
})

test('a certificate that has ended is a wrong setting when a node starts, and no fault of a node that already runs', async () => {
  const signingCertificate = encodeChain(readCertificates(signingCertificates.own) ?? [])
  const end = findEnd(signingCertificate)
  now = new Date(end.getTime() - 1)
  const { check } = buildCheck({}, { signingCertificate })
  expect(await check()).toEqual([])
  now = end
  expect(await check()).toEqual([])
  expect(await buildCheck({}, { signingCertificate }).check()).toEqual([
    `SIGNING_CERTIFICATE ended at ${end.toISOString()}, so wallets refuse what this service signs.`,
  ])
})

test('a node that starts warns that pages show RPC_URL, unless PUBLIC_RPC_URL is set or the installation is a trial', () => {
  const warned = (settings: Partial<typeof config>) => buildCheck({}, settings).log.warn.mock.calls.flat()
  expect(warned({ isPublicRpcUrlSet: false })).toEqual([expect.stringMatching(/^PUBLIC_RPC_URL is not set/)])
  expect(warned({})).toEqual([])
  expect(warned({ isPublicRpcUrlSet: false, embedded: true })).toEqual([])
})
