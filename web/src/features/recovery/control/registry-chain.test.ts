import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { keccak256, toFunctionSelector } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readRegistry, selectors } from './registry-chain.ts'

const identity = `0x${'Ab'.repeat(20)}` as const
const word = (value: number) => value.toString(16).padStart(64, '0')

/**
 * Plays a chain that answers each JSON-RPC call by its method. Returns the calls of the page and
 * the functions that read the chain.
 */
function stubChain(answers: Record<string, object>) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    const { method, params } = JSON.parse(String(body))
    asked.push(params[0])
    return Response.json(answers[method])
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { asked, chain: readRegistry({ rpcUrl: 'http://chain', didRegistry: `0x${'22'.repeat(20)}` }) }
}

test('each function selector that the page uses equals the selector in the generated ABI', () => {
  const find = (abi: typeof didRegistryAbi | typeof didAccountAbi, name: string) => {
    const entry = abi.find((item) => item.type === 'function' && item.name === name)
    return entry?.type === 'function' ? toFunctionSelector(entry) : null
  }
  expect(selectors.guardianRound).toBe(find(didRegistryAbi, 'guardianRound'))
  expect(selectors.pendingChange).toBe(find(didRegistryAbi, 'pendingChange'))
  expect(selectors.guardiansHash).toBe(find(didRegistryAbi, 'guardiansHash'))
  expect(selectors.nonces).toBe(find(didRegistryAbi, 'nonces'))
  expect(selectors.firstKey).toBe(find(didAccountAbi, 'firstKey'))
  expect(selectors.endSessions).toBe(find(didAccountAbi, 'endSessions'))
  expect(selectors.isKey).toBe(find(didAccountAbi, 'isKey'))
})

const target = { kind: 'controller', controller: `0x${'c0'.repeat(20)}` } as const

/**
 * Reads the round that a guardian's signature for a recovery names. The chain is in round 12, and
 * `change` is the pending change.
 */
function readRound(change: { kind: number; controller?: string; isUnanimous?: boolean }) {
  const { kind, controller = '0x', isUnanimous = false } = change
  const words = [word(kind), controller.slice(2).padStart(64, '0'), word(9), word(isUnanimous ? 1 : 0), word(0)]
  const byCall = (data: string) => (data.startsWith(selectors.pendingChange) ? words.join('') : word(12))
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    const { params } = JSON.parse(String(body))
    return Response.json({ result: `0x${byCall(params[0].data)}` })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return readRegistry({ rpcUrl: 'http://chain', didRegistry: `0x${'22'.repeat(20)}` }).readRound(identity, {
    kind: 'recover',
    target,
  })
}

test('a guardian’s signature for a recovery names the present round unless a majority has started the same recovery', async () => {
  expect(await readRound({ kind: 0 })).toBe('12')
  expect(await readRound({ kind: 2, controller: target.controller })).toBe('12')
  expect(await readRound({ kind: 1, controller: `0x${'c1'.repeat(20)}` })).toBe('12')
  expect(await readRound({ kind: 1, controller: target.controller, isUnanimous: true })).toBe('12')
})

test('a guardian who joins a recovery that a majority has started names the round before the present one', async () => {
  expect(await readRound({ kind: 1, controller: target.controller })).toBe('11')
})

test('a guardian’s signature for any decision except a recovery names the present round', async () => {
  const { asked, chain } = stubChain({ eth_call: { result: `0x${word(12)}` } })
  expect(await chain.readRound(identity, { kind: 'veto' })).toBe('12')
  expect(asked).toHaveLength(1)
})

test('reading the guardians’ round fails when no contract answers at the registry’s address', async () => {
  const { chain } = stubChain({ eth_call: { result: '0x' } })
  await expect(chain.readRound(identity, { kind: 'recover', target })).rejects.toThrow('The chain answered no')
})

test('the page reads the first key of an account of passkeys, and finds no key at any other address', async () => {
  const key = { x: `0x${word(1)}`, y: `0x${word(2)}` }
  const code = { eth_getCode: { result: '0x6001' } }
  const find = (answers: Record<string, object>) => stubChain(answers).chain.findFirstKey(identity)
  expect(await find({ ...code, eth_call: { result: `0x${word(1)}${word(2)}` } })).toEqual(key)
  expect(await find({ eth_getCode: { result: '0x' } })).toBeNull()
  expect(await find({ ...code, eth_call: { result: '0x' } })).toBeNull()
  expect(await find({ ...code, eth_call: { error: { code: 3, message: 'execution reverted' } } })).toBeNull()
})

test('a key counts as a key of an account of passkeys only if the account’s contract says so', async () => {
  const key = `0x${word(1)}${word(2)}` as const
  const ask = (result: string) => stubChain({ eth_call: { result } })
  const { asked, chain } = ask(`0x${word(1)}`)
  expect(await chain.isKey(identity, key)).toBe(true)
  expect(asked).toMatchObject([{ to: identity, data: `${selectors.isKey}${keccak256(key).slice(2)}` }])
  expect(await ask(`0x${word(0)}`).chain.isKey(identity, key)).toBe(false)
  await expect(ask('0x').chain.isKey(identity, key)).resolves.toBe(false)
})

test('the page reads from the registry which change is pending, which new guardians will count, and whether the identity is frozen', async () => {
  const controller = `0x${'c0'.repeat(20)}`
  const hash = `0x${'bb'.repeat(32)}` as const
  const read = (pending: string, guardians: string, frozen: number) => {
    const answers: Record<string, string> = { [selectors.pendingChange]: pending, [selectors.guardiansHash]: guardians }
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
      const { params } = JSON.parse(String(body))
      return Response.json({ result: `0x${answers[params[0].data.slice(0, 10)] ?? word(frozen)}` })
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    return readRegistry({ rpcUrl: 'http://chain', didRegistry: `0x${'22'.repeat(20)}` }).readChange(identity)
  }
  const move = [word(2), controller.slice(2).padStart(64, '0'), word(86_400), word(0), word(0)].join('')
  expect(await read(move, `${word(7)}${hash.slice(2)}${word(172_800)}`, 3600)).toEqual({
    pending: { kind: 'move', controller, readyAt: '1970-01-02T00:00:00.000Z', isUnanimous: false, keyHash: null },
    guardiansHash: `0x${word(7)}`,
    nextGuardians: { hash, at: '1970-01-03T00:00:00.000Z' },
    frozenSince: '1970-01-01T01:00:00.000Z',
  })
  const nothing = { pending: null, guardiansHash: null, nextGuardians: null, frozenSince: null }
  expect(await read(word(0).repeat(5), word(0).repeat(3), 0)).toEqual(nothing)
  await expect(read(`${word(4)}${word(0).repeat(4)}`, word(0).repeat(3), 0)).rejects.toThrow('an unknown change')
  await expect(read('', word(0).repeat(3), 0)).rejects.toThrow('another number of words')
})
