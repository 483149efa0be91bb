import { randomBytes } from 'node:crypto'
import { toPublicMultikey } from '@did/credentials/data-integrity/ed25519-key'
import type { StoppedIssuerKey } from '@did/domain/portable/issuer-key'
import { expect } from 'vitest'
import { buildUser, buildVerifier, type Person } from '../rig/builders.ts'
import { meanwhile } from '../rig/held-moment.ts'
import { createInstallation, type Installation } from '../rig/stack.ts'
import { testWith } from '../rig/test.ts'
import { announce, buildIssuingKey, didRegistry, listKeys, makeKey, revokeKey } from './issuing-keys.ts'

let verifier: Person

const test = testWith({ ETHEREUM_DID_REGISTRY: didRegistry })
test.beforeEach(async ({ node }) => {
  verifier = await buildVerifier(node)
})

const service = { custody: 'service' }
const browserKey = { custody: 'browser', publicKeys: ['z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK'] }
const days = 24 * 60 * 60
const stop = ({ client }: Person, id: number) => client.ok<StoppedIssuerKey>('DELETE', `/api/issuer-keys/${id}`)

test('the state of an issuing key is what the chain says about the key: waiting, active or taken back', async () => {
  const key = await makeKey(verifier)
  expect(key).toMatchObject({ custody: 'service', curve: 'Ed25519', state: 'waiting', isStopped: false })
  expect(key.attribute).toMatchObject({ name: 'did/pub/Ed25519/veriKey/base58', validity: 31_536_000 })
  expect(key.attribute.value).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await listKeys(verifier)).toEqual([key])

  await announce(verifier, key.attribute)
  const [active] = await listKeys(verifier)
  expect(active).toMatchObject({ id: key.id, state: 'active', validUntil: expect.any(String) })

  const { attribute } = await stop(verifier, key.id)
  expect(attribute).toEqual({ name: key.attribute.name, value: key.attribute.value })
  expect(await listKeys(verifier)).toMatchObject([{ state: 'active', isStopped: true }])
  await revokeKey(verifier, attribute)
  expect(await listKeys(verifier)).toMatchObject([{ id: key.id, state: 'taken-back' }])
})

test('the state of an issuing key is expired after the time for which the verifier’s wallet announced the key', async ({
  installation,
}) => {
  await buildIssuingKey(verifier, { validity: 2 * days })
  const later = await installation.startNode({ now: () => new Date(Date.now() + 3 * days * 1000) })
  verifier.client.node = later
  await verifier.client.signIn()
  expect(await listKeys(verifier)).toMatchObject([{ state: 'expired' }])
})

test('the state of an issuing key is waiting while only another wallet has announced the key', async ({ node }) => {
  const other = await buildVerifier(node)
  const key = await makeKey(verifier)
  await announce(other, key.attribute)
  expect(await listKeys(verifier)).toMatchObject([{ state: 'waiting' }])
})

test('the state of an issuing key stays taken back when the same key is announced under another attribute name', async () => {
  const key = await buildIssuingKey(verifier)
  await revokeKey(verifier, key.attribute)
  await announce(verifier, { ...key.attribute, name: 'did/pub/Ed25519/sigAuth/base58' })
  expect(await listKeys(verifier)).toMatchObject([{ state: 'taken-back' }])
})

test('an issuing key can be made only by a verifier, and only this verifier can see and stop the key', async ({
  node,
}) => {
  const [person, other] = [await buildUser(node), await buildVerifier(node)]
  expect(await person.client.code('POST', '/api/issuer-keys', service)).toBe('403 not-allowed')
  expect(await person.client.code('GET', '/api/issuer-keys')).toBe('403 not-allowed')
  const key = await makeKey(verifier)
  expect(await listKeys(other)).toEqual([])
  expect(await other.client.code('DELETE', `/api/issuer-keys/${key.id}`)).toBe('404 not-found')
  expect(await verifier.client.code('DELETE', '/api/issuer-keys/999999')).toBe('404 not-found')
})

test('a second issuing key that the service keeps can be made only in the last month of the first key, or after the first key was taken back', async () => {
  const first = await makeKey(verifier)
  expect(await verifier.client.code('POST', '/api/issuer-keys', service)).toBe('409 issuer-key-exists')
  await announce(verifier, first.attribute)
  expect(await verifier.client.code('POST', '/api/issuer-keys', service)).toBe('409 issuer-key-exists')
  await revokeKey(verifier, first.attribute)
  const second = await buildIssuingKey(verifier, { validity: 20 * days })
  expect(second.publicKeyMultibase).not.toBe(first.publicKeyMultibase)
  await makeKey(verifier)
  const states = (await listKeys(verifier)).map(({ state, isStopped }) => [state, isStopped])
  expect(states).toEqual([
    ['waiting', false],
    ['active', false],
    ['taken-back', true],
  ])
})

test('only one issuing key is made when a verifier asks for one twice at the same moment', async ({ node }) => {
  const late = await meanwhile(
    node,
    () => verifier.client.code('POST', '/api/issuer-keys', service),
    () => makeKey(verifier),
  )
  expect(late).toBe('409 issuer-key-exists')
  expect(await listKeys(verifier)).toHaveLength(1)
})

test('an issuing key that was stopped before its announcement is no longer listed, and another key can be made', async () => {
  const { id } = await makeKey(verifier)
  await stop(verifier, id)
  expect(await listKeys(verifier)).toEqual([])
  await makeKey(verifier)
})

test('issuing keys that waited at a recovery are deleted, because a thief of the former key may have made them', async ({
  node,
}) => {
  const { address } = verifier.client
  const active = await buildIssuingKey(verifier)
  await verifier.client.ok('POST', '/api/issuer-keys', browserKey)
  await node.ctx.pool.query(`update issuer_keys set created_at = now() - interval '1 hour' where verifier = $1`, [
    address,
  ])
  const recover = `insert into identity_controls (identity, controller, by_recovery, controlled_since, pending_is_unanimous)
    values ($1, $1, true, now(), false)`
  await node.ctx.pool.query(recover, [address])
  expect(await listKeys(verifier)).toMatchObject([{ id: active.id, state: 'active' }])
  await verifier.client.ok('POST', '/api/issuer-keys', browserKey)
  expect(await listKeys(verifier)).toHaveLength(2)
})

test('a verifier with a hundred issuing keys can make another key only in place of a key that it stopped at least a day ago', async ({
  node,
}) => {
  const stop = (from: number, to: number, since: string) =>
    node.ctx.pool.query(
      `insert into issuer_keys (verifier, custody, public_key, stopped_at)
       select $1, 'browser', '0x' || lpad(to_hex(n), 64, '0'), now() - $4::interval from generate_series($2::int, $3::int) n`,
      [verifier.client.address, from, to, since],
    )
  await stop(1, 99, '1 hour')
  await stop(100, 100, '25 hours')
  await makeKey(verifier)
  expect(await verifier.client.code('POST', '/api/issuer-keys', browserKey)).toBe('409 storage-full')
})

test('an issuing key that a browser keeps is accepted only with exactly one valid public key', async () => {
  const { client } = verifier
  for (const publicKeys of [undefined, [], ['z6Mk'], ['zDnae', 'zDnae'], [`z6Mk${'2'.repeat(44)}`]])
    expect(await client.code('POST', '/api/issuer-keys', { custody: 'browser', publicKeys })).toBe('400 invalid-input')
  const { status, body } = await client.call('POST', '/api/issuer-keys', browserKey)
  expect([status, body]).toMatchObject([201, { keys: [{ publicKeyMultibase: browserKey.publicKeys[0] }] }])
  expect(await client.code('POST', '/api/issuer-keys', browserKey)).toBe('409 issuer-key-exists')
  await makeKey(verifier)
})

test('at most five browsers can each keep an issuing key for one verifier', async () => {
  const ask = () => {
    const publicKeys = [toPublicMultikey(randomBytes(32))]
    return verifier.client.call('POST', '/api/issuer-keys', { custody: 'browser', publicKeys })
  }
  const statuses = []
  for (let count = 0; count < 6; count += 1) statuses.push((await ask()).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409])
})

test('an issuing key that the service keeps is stored with its secret encrypted', async ({ node }) => {
  await makeKey(verifier)
  const { rows } = await node.ctx.pool.query('select sealed_secret from issuer_keys where verifier = $1', [
    verifier.client.address,
  ])
  // The encrypted secret has 12 bytes of nonce, 32 bytes of the secret and 16 bytes of the tag.
  expect(rows[0].sealed_secret).toMatch(/^0x[0-9a-f]{120}$/)
})

test('an installation without an ERC-1056 registry or without SIGNING_KEY makes no issuing key', async () => {
  const without = await createInstallation({ ETHEREUM_DID_REGISTRY: '' })
  const unsigned = await createInstallation({ ETHEREUM_DID_REGISTRY: didRegistry, SIGNING_KEY: '' })
  try {
    const ask = async ({ startNode }: Installation) =>
      (await buildVerifier(await startNode())).client.code('POST', '/api/issuer-keys', service)
    expect(await ask(without)).toBe('409 issuer-keys-not-offered')
    expect(await ask(unsigned)).toBe('503 signing-key-missing')
  } finally {
    await without.close()
    await unsigned.close()
  }
})
