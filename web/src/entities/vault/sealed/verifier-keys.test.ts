import { checkAttributeKey } from '@did/credentials/attestation/attribute-key'
import { domain, strangerWallet, verifierWallet } from '@did/credentials/test/fixtures'
import { userIdSchema } from '@did/domain/ids'
import type { AttributeKey } from '@did/domain/vault/attribute-key'
import { attributeKeyNumbers } from '@did/domain/vault/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { buildKey, buildSigner, honest, openPage, verifierAddress } from '../../../../test/sharing-fixtures.ts'
import { buildWay, MemoryServer } from '../../../../test/vault-fixtures.ts'
import { endOfKey, isDueForRenewal } from '../keys/key-life.ts'
import { contentSchema } from '../store/content.ts'

afterEach(() => vi.unstubAllGlobals())

const now = new Date('2026-11-22T12:00:00Z')
const day = 86_400
const today = now.getTime() / 1000

async function make(
  published: AttributeKey | null,
  earlier: Awaited<ReturnType<typeof buildKey>>[] = [],
  signer = buildSigner(verifierWallet),
) {
  const page = await openPage(honest)
  const server = new MemoryServer()
  let vault = await page.createVault(server, verifierAddress, [buildWay()])
  for (const { own } of earlier)
    vault = await page.saveContent(server, vault, { label: `verifier-key:${own.publicKey}`, content: own })
  const maker = { userId: userIdSchema.parse(5), signer, published, now }
  const made = await page.makeVerifierKey(server, vault, maker)
  return { keys: page.listVerifierKeys(made), published: page.written.at(-1) as Omit<AttributeKey, 'verifier'> }
}

test('a verifier’s first attribute key has the number 1, ends after a year, and is signed by the verifier’s wallet', async () => {
  const { keys, published } = await make(null)
  expect(published).toMatchObject({ number: 1, createdAt: today, validUntil: today + 365 * day })
  expect(keys).toMatchObject([{ publicKey: published.publicKey, number: 1, validUntil: published.validUntil }])
  const signed = { ...published, verifier: verifierAddress }
  expect(
    await checkAttributeKey(
      domain,
      { verifier: verifierAddress, controller: verifierAddress, key: signed },
      async () => false,
    ),
  ).toBe(true)
})

test('a verifier’s next attribute key has the next number, and the vault keeps the private halves of earlier keys', async () => {
  const [first, second] = [await buildKey({ number: 1 }), await buildKey({ number: 2 })]
  const { keys, published } = await make(first.published, [first, second])
  expect(published.number).toBe(3)
  expect(keys.map(({ publicKey }) => publicKey)).toEqual([
    first.own.publicKey,
    second.own.publicKey,
    published.publicKey,
  ])
})

test('a verifier’s next attribute key gets the number after its published key’s number, even if the vault has lost the published key, unless another wallet signed the published key', async () => {
  const { published } = await buildKey({ number: 7 })
  expect((await make(published)).published.number).toBe(8)
  const foreign = (await buildKey({ number: 9_000 }, strangerWallet)).published
  expect((await make(foreign)).published.number).toBe(1)
})

test('the next attribute key after a move follows the highest number that owners’ pages note, even if a thief published a higher one', async () => {
  const { published } = await buildKey({ number: Number.MAX_SAFE_INTEGER })
  const moved = { ...buildSigner(strangerWallet), address: verifierAddress }
  expect((await make(published, [], moved)).published.number).toBe(attributeKeyNumbers.mostNoted + 1)
})

test('a verifier is asked for its next attribute key thirty days before the present one ends', () => {
  const key = { createdAt: today, validUntil: today + 365 * day }
  expect(isDueForRenewal(key, new Date((today + 335 * day - 1) * 1000))).toBe(false)
  expect(isDueForRenewal(key, new Date((today + 335 * day) * 1000))).toBe(true)
})

test('an old attribute key that was stored without number and end has the number 0 and lives for a year', () => {
  const hex = `0x${'ab'.repeat(32)}`
  const key = contentSchema.parse({ kind: 'verifier-key', publicKey: hex, privateKey: hex, createdAt: today })
  if (key.kind !== 'verifier-key') throw new Error('This is no key')
  expect(key.number).toBe(0)
  expect(endOfKey(key)).toBe(today + 365 * day)
})
