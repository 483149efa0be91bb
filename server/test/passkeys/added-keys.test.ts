import { randomBytes } from 'node:crypto'
import { didAccountAbi } from '@did/contracts/generated/did-account-abi'
import { createPasskey, type Passkey } from '@did/contracts/test-passkey'
import type { Notification } from '@did/domain/account/notification'
import { concatHex, encodeFunctionData, hashTypedData } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Client } from '../rig/client.ts'
import { buildPasskeyAccount, type PasskeyAccount } from './passkey-account.ts'
import { bring, buildSponsorRig, type SponsorRig } from './sponsor-rig.ts'

let rig: SponsorRig
let account: PasskeyAccount
let secret = Math.floor(Math.random() * 1e9)
beforeAll(async () => {
  rig = await buildSponsorRig()
  await rig.untilOffered()
  rig.serve()
})
beforeEach(async () => {
  account = await buildPasskeyAccount(rig)
  await account.client.ok('POST', '/api/users', { username: `owner ${account.address.slice(2, 12)}` })
})
afterAll(() => rig.close())

/** Brings a key to the chain without the server, as a thief of a passkey could do. */
async function addKey(): Promise<Passkey> {
  const key = createPasskey(++secret)
  const data = encodeFunctionData({ abi: didAccountAbi, functionName: 'addKey', args: [key.x, key.y] })
  await bring(rig, account.client, account.execute([{ to: account.address, data }]))
  return key
}

function signInWith(key: Passkey): Promise<Client> {
  const domain = {
    name: 'DID Account',
    version: '1',
    chainId: inject('stack').chainId,
    verifyingContract: account.address,
  }
  const types = { Message: [{ name: 'hash', type: 'bytes32' }] }
  return account.comeBack((hash) => {
    const digest = hashTypedData({ domain, types, primaryType: 'Message', message: { hash } })
    return concatHex(['0x01', key.x, key.y, key.sign(digest)])
  })
}

const readControls = async () => {
  const notes = await account.client.ok<Notification[]>('GET', '/api/notifications')
  return notes.flatMap(({ data }) => ('control' in data ? [data.control] : []))
}
const newId = () => randomBytes(32).toString('base64url')
const keep = ({ x, y }: Pick<Passkey, 'x' | 'y'>, credentialId = newId()) =>
  account.client.ok('POST', '/api/passkeys', { credentialId, x, y })

test('the owner is told once when somebody signs in with a passkey that was brought to the chain without the server', async () => {
  const key = await addKey()
  expect(await readControls()).toEqual([])
  await signInWith(key)
  await signInWith(key)
  expect(await readControls()).toEqual(['key-added'])
})

test('the owner is told of a new passkey before anybody signs in with the passkey, if somebody stores the passkey on the server', async () => {
  const key = await addKey()
  await keep(key)
  expect(await readControls()).toEqual(['key-added'])
  await signInWith(key)
  expect(await readControls()).toEqual(['key-added'])
})

test('the owner is told of a new passkey when a call stores it a second time, if the first call stored it without telling the owner', async () => {
  const [key, id] = [await addKey(), newId()]
  await keep(key, id)
  await rig.node.ctx.pool.query(
    'delete from control_notices where user_id in (select id from users where wallet_address = $1)',
    [account.address],
  )
  await keep(key, id)
  expect(await readControls()).toEqual(['key-added', 'key-added'])
})

test('an owner gets no notification of the account’s first passkey', async () => {
  await keep(account.key)
  await account.comeBack()
  expect(await readControls()).toEqual([])
})
