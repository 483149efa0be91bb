import { randomBytes } from 'node:crypto'
import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { createPasskey } from '@did/contracts/test-passkey'
import type { KeepPasskey } from '@did/domain/account/passkey'
import { type Hex, toAddress } from '@did/domain/hex'
import type { Problem } from '@did/domain/problem'
import { concatHex, encodeFunctionData, keccak256 } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPasskeyOffer } from '../../src/passkey-offer.ts'
import { send, signedIn } from '../rig/client.ts'
import { buildPasskeyAccount, type PasskeyAccount } from './passkey-account.ts'
import { bring, buildSponsorRig, type SponsorRig } from './sponsor-rig.ts'

let rig: SponsorRig
let account: PasskeyAccount
beforeAll(async () => {
  rig = await buildSponsorRig()
  await rig.untilOffered()
  rig.serve()
})
beforeEach(async () => {
  account = await buildPasskeyAccount(rig)
})
afterAll(() => rig.close())

const own = (functionName: 'addKey' | 'removeKey', args: readonly Hex[]) => {
  const data = encodeFunctionData({ abi: didAccountAbi, functionName, args } as Parameters<
    typeof encodeFunctionData
  >[0])
  return { to: account.address, data }
}
const newId = () => randomBytes(32).toString('base64url')
const keep = async ({ client }: Pick<PasskeyAccount, 'client'>, passkey: KeepPasskey) => {
  const { status, body } = await client.call<Problem | undefined>('POST', '/api/passkeys', passkey)
  return [status, body?.code]
}
const find = (credentialId: string) => send(rig.node, 'GET', `/api/passkeys/${credentialId}`)
const ofAnother = [403, 'passkey-of-another-account']

test('an account can store its first passkey before the account is deployed, and everybody who knows the passkey’s id finds it', async () => {
  const credentialId = newId()
  expect((await find(credentialId)).status).toBe(404)
  expect(await keep(account, { credentialId, ...account.key })).toEqual([204, undefined])
  expect((await find(credentialId)).body).toEqual({ account: account.address, ...account.key })
})

test('an account can store a further passkey only once the chain knows the passkey’s key', async () => {
  const { x, y } = createPasskey(815)
  const passkey = { credentialId: newId(), x, y }
  expect(await keep(account, passkey)).toEqual(ofAnother)
  await bring(rig, account.client, account.execute([own('addKey', [x, y])]))
  expect(await keep(account, passkey)).toEqual([204, undefined])
})

test('an account lists only its own passkeys', async () => {
  const credentialId = newId()
  await keep(account, { credentialId, ...account.key })
  const other = await buildPasskeyAccount(rig)
  expect((await account.client.call('GET', '/api/passkeys')).body).toEqual([
    { credentialId, ...account.key, createdAt: expect.any(String) },
  ])
  expect((await other.client.call('GET', '/api/passkeys')).body).toEqual([])
})

test('nobody but the account itself can store a passkey with a key of the account', async () => {
  const other = await buildPasskeyAccount(rig)
  expect(await keep(other, { credentialId: newId(), ...account.key })).toEqual(ofAnother)
  const wallet = await signedIn(rig.node)
  expect(await keep({ client: wallet }, { credentialId: newId(), ...account.key })).toEqual(ofAnother)
})

test('the id of a passkey that one account has stored cannot be stored by another account', async () => {
  const credentialId = newId()
  await keep(account, { credentialId, ...account.key })
  const other = await buildPasskeyAccount(rig)
  expect(await keep(other, { credentialId, ...other.key })).toEqual(ofAnother)
  expect((await find(credentialId)).body).toMatchObject({ account: account.address })
  expect(await keep(account, { credentialId, ...account.key })).toEqual([204, undefined])
})

test('a passkey’s id that is already stored cannot be stored with another key, not even with another key of the same account', async () => {
  const credentialId = newId()
  await keep(account, { credentialId, ...account.key })
  const { x, y } = createPasskey(816)
  await bring(rig, account.client, account.execute([own('addKey', [x, y])]))
  expect(await keep(account, { credentialId, x, y })).toEqual(ofAnother)
  expect((await find(credentialId)).body).toMatchObject(account.key)
})

test('an account stores a key only once', async () => {
  await keep(account, { credentialId: newId(), ...account.key })
  expect(await keep(account, { credentialId: newId(), ...account.key })).toEqual(ofAnother)
})

test('an account cannot store its first key once the chain says that the key was removed', async () => {
  const { x, y } = account.key
  const other = createPasskey(817)
  const calls = [own('addKey', [other.x, other.y]), own('removeKey', [keccak256(concatHex([x, y]))])]
  await bring(rig, account.client, account.execute(calls))
  expect(await keep(account, { credentialId: newId(), x, y })).toEqual(ofAnother)
  expect(await keep(account, { credentialId: newId(), x: other.x, y: other.y })).toEqual([204, undefined])
})

/** The chain knows none of the keys of these 32 passkeys. */
const fill = () =>
  rig.node.ctx.pool.query(
    `insert into passkeys (credential_id, account, x, y)
     select 'AAAAAAAAAAAAAAAAAAAAAA' || n || right($1, 10), $1, $2, '0x' || lpad(n::text, 64, '0')
     from generate_series(1, 32) n`,
    [account.address, account.key.x],
  )

test('an account can store 32 passkeys and no more', async () => {
  await fill()
  const { chain } = rig.node.ctx
  const spies = [vi.spyOn(chain, 'hasCode').mockResolvedValue(true), vi.spyOn(chain, 'isKeyOf').mockResolvedValue(true)]
  const credentialId = newId()
  expect(await keep(account, { credentialId, ...account.key })).toEqual([409, 'storage-full'])
  for (const spy of spies) spy.mockRestore()
  expect((await find(credentialId)).status).toBe(404)
})

test('when an account with 32 passkeys stores another one, the server asks the chain about the stored keys one after the other', async () => {
  await fill()
  const { chain } = rig.node.ctx
  let [running, most] = [0, 0]
  const answer = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    return true
  }
  const spies = [
    vi.spyOn(chain, 'hasCode').mockResolvedValue(true),
    vi.spyOn(chain, 'isKeyOf').mockImplementation(answer),
  ]
  expect(await keep(account, { credentialId: newId(), ...account.key })).toEqual([409, 'storage-full'])
  expect([most, spies[1]?.mock.calls.length]).toEqual([1, 33])
  for (const spy of spies) spy.mockRestore()
})

test('stored passkeys whose keys no longer count make room for another passkey', async () => {
  await fill()
  const credentialId = newId()
  expect(await keep(account, { credentialId, ...account.key })).toEqual([204, undefined])
  expect((await account.client.call('GET', '/api/passkeys')).body).toMatchObject([{ credentialId }])
})

test('a passkey is found by its id even if the id is as long as an authenticator may make it', async () => {
  const credentialId = randomBytes(1023).toString('base64url')
  await keep(account, { credentialId, ...account.key })
  expect((await find(credentialId)).status).toBe(200)
})

test('the development chain has the P-256 precompile, so a production installation on such a chain offers passkeys', async () => {
  const { config, chain, log } = rig.node.ctx
  const offer = createPasskeyOffer({ config: { ...config, embedded: false }, chain, log })
  await expect.poll(offer).toEqual({ status: 'offered', factory: toAddress(rig.contracts.didAccountFactory) })
})
