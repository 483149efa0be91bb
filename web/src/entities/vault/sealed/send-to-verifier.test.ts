import { checkSharing } from '@did/credentials/share/shared-attributes'
import { domain, strangerWallet } from '@did/credentials/test/fixtures'
import type { Address } from '@did/domain/hex'
import { defaultOrganization } from '@did/domain/verifier/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  accredited,
  buildKey,
  buildSigner,
  claim,
  honest,
  listed,
  openPage,
  openWithAttributes,
  owner,
  type Page,
  stubStorage,
  suspended,
  unknown,
  verifierAddress,
  type World,
} from '../../../../test/sharing-fixtures.ts'
import { recipientQuery } from './recipient-query.ts'

const now = () => Math.floor(Date.now() / 1000)
const day = 86_400
let stored: Map<string, string>
beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the recipient that the page shows before the owner presses the button. */
async function look(page: Page, verifier = listed) {
  const vault = page.currentVault()
  if (!vault) throw new Error('The vault is locked')
  return page.queryClientStore.get().fetchQuery(recipientQuery(vault, verifier))
}

async function openOwnersPage(changes: Partial<World> = {}) {
  const world: World = { ...honest, key: (await buildKey()).published, ...changes }
  const page = await openPage(world)
  await openWithAttributes(page)
  return { world, page }
}

async function share(
  page: Page,
  { agreedTo = null, verifier = listed }: { agreedTo?: Address | null; verifier?: typeof listed } = {},
) {
  const signer = buildSigner()
  await look(page, verifier)
  return { signer, sealing: await page.sealForVerifier(claim, verifier, { signer, agreedTo }) }
}

test('an owner’s page seals attributes for an accredited verifier, and the wallet asks only once for a signature', async () => {
  const { page } = await openOwnersPage()
  const { signer, sealing } = await share(page)
  if (sealing.kind !== 'sealed') throw new Error('Nothing was sealed')
  expect(signer.asked).toHaveLength(1)
  expect(signer.asked[0]?.message).toMatchObject({ claim: 'Resident', verifier: verifierAddress, keyNumber: 1 })
  const { signed, ...attributes } = sealing.attributes
  const sharing = { attributes, signed, occasion: { owner: signer.address, verifier: verifierAddress, claim } }
  expect(
    await checkSharing(domain, { sharing, signature: signed.signature, controller: signer.address }, async () => false),
  ).toBe(true)
})

test('an owner’s page names the recipient of attributes as the registry does, whatever name the server gives', async () => {
  const { page } = await openOwnersPage()
  expect(await look(page)).toMatchObject({ kind: 'reviewed', name: accredited[1], domain: accredited[2] })
  const renamed = { ...listed, verifierOrganization: 'Lakeside College' }
  await expect(share(page, { verifier: renamed })).rejects.toMatchObject({ code: 'attributes-unconfirmed' })
})

test('an owner’s page shares no attributes if the server puts another wallet under a verifier’s name', async () => {
  const mallory = strangerWallet.address.toLowerCase() as Address
  const key = { ...(await buildKey({ verifier: mallory }, strangerWallet)).published, verifier: mallory }
  const { page } = await openOwnersPage({ key })
  const swapped = { ...listed, walletAddress: mallory }
  await expect(share(page, { verifier: swapped })).rejects.toMatchObject({ code: 'attributes-unconfirmed' })
})

test('an owner’s page shares attributes with an unreviewed wallet only after the owner has agreed to that wallet', async () => {
  const { page } = await openOwnersPage({ standings: { [verifierAddress]: unknown } })
  expect(await look(page)).toMatchObject({ kind: 'unreviewed', key: { verifier: verifierAddress } })
  const other: Address = `0x${'99'.repeat(20)}`
  for (const agreedTo of [null, other])
    await expect(share(page, { agreedTo })).rejects.toMatchObject({ code: 'attributes-unconfirmed' })
  expect((await share(page, { agreedTo: verifierAddress })).sealing.kind).toBe('sealed')
})

test('an owner’s page that shares attributes treats a verifier with a default name as unreviewed', async () => {
  const { page } = await openOwnersPage({ standings: { [verifierAddress]: [true, defaultOrganization, '', 1] } })
  expect(await look(page)).toMatchObject({ kind: 'unreviewed' })
})

test('an owner’s page shares attributes only with a recipient that the screen has shown', async () => {
  const { page, world } = await openOwnersPage()
  const ask = () => page.sealForVerifier(claim, listed, { signer: buildSigner(), agreedTo: null })
  await expect(ask()).rejects.toMatchObject({ code: 'attributes-unconfirmed' })
  await look(page)
  world.standings = { [verifierAddress]: [true, 'Lakeside College', '', 1_790_000_000] }
  await expect(ask()).rejects.toMatchObject({ code: 'attributes-unconfirmed' })
})

const withheld = async (changes: Partial<World>) => (await share((await openOwnersPage(changes)).page)).sealing

test.each<[string, string, Partial<World>]>([
  ['the registry has suspended', 'suspended', { standings: { [verifierAddress]: suspended } }],
  ['reports a stolen key', 'frozen', { frozen: [verifierAddress] }],
  [
    'is controlled by another address whose key is reported stolen',
    'frozen',
    { controllers: { [verifierAddress]: owner }, frozen: [owner] },
  ],
  ['nobody can check on the chain', 'unknown', { isChainAway: true }],
  ['has a standing that the chain does not tell', 'unknown', { isStandingAway: true }],
  ['only another chain answers for', 'unknown', { chainId: 1 }],
  ['the registry has to know and does not', 'not-accredited', { standings: {}, policy: 'review' }],
  ['has no key', 'none', { key: null }],
])('an owner’s page shares no attributes with a verifier that %s, and says why', async (_, why, changes) => {
  expect(await withheld(changes)).toEqual({ kind: 'withheld', why })
})

test('an owner’s page shares no attributes under a key that another wallet signed or the server has changed', async () => {
  const { published } = await buildKey()
  const foreign = (await buildKey({}, strangerWallet)).published
  for (const key of [foreign, { ...published, validUntil: published.validUntil - 1 }, { ...published, number: 2 }])
    expect(await withheld({ key })).toEqual({ kind: 'withheld', why: 'bad' })
})

test('an owner’s page shares no attributes under a contract wallet’s key while the chain cannot check the signature', async () => {
  const key = { ...(await buildKey()).published, signature: `0x${'cd'.repeat(96)}` as const }
  expect(await withheld({ key, isChainAway: true })).toEqual({ kind: 'withheld', why: 'unknown' })
})

test('an owner’s page shares no attributes under a key that has ended, and says why', async () => {
  const { published: key } = await buildKey({ createdAt: now() - 2 * day, validUntil: now() - day })
  expect(await withheld({ key })).toEqual({ kind: 'withheld', why: 'ended' })
})

test('an owner’s page shares no attributes that the owner entered when the claim had another type, and says why', async () => {
  const { page } = await openOwnersPage()
  const reworded = { ...claim, type: 'education' }
  const sealing = await page.sealForVerifier(reworded, listed, { signer: buildSigner(), agreedTo: null })
  expect(sealing).toEqual({ kind: 'withheld', why: 'other-type' })
})

test('an owner’s page seals nothing and gives no reason if the vault holds no attributes of the claim', async () => {
  const page = await openPage(honest)
  const sealing = await page.sealForVerifier(claim, listed, { signer: buildSigner(), agreedTo: null })
  expect(sealing).toEqual({ kind: 'nothing' })
})

const seen = async (first: Parameters<typeof buildKey>[0]) => {
  const { page, world } = await openOwnersPage({ key: (await buildKey(first)).published })
  expect((await share(page)).sealing.kind).toBe('sealed')
  return { page, world }
}

test('an owner’s page that has used a verifier’s key refuses an older key and a different key with the same number', async () => {
  const { page, world } = await seen({ number: 3 })
  for (const number of [2, 3]) {
    world.key = (await buildKey({ number })).published
    expect((await share(page)).sealing).toEqual({ kind: 'withheld', why: 'older' })
  }
  world.key = (await buildKey({ number: 4 })).published
  expect((await share(page)).sealing.kind).toBe('sealed')
})

test('an owner’s page refuses an older key of a verifier even if the page has only shown the newer key and not used it', async () => {
  const { page, world } = await openOwnersPage({ key: (await buildKey({ number: 4 })).published })
  expect(await look(page)).toMatchObject({ kind: 'reviewed', key: { number: 4 } })
  world.key = (await buildKey({ number: 3 })).published
  expect(await look(page)).toEqual({ kind: 'refused', why: 'older' })
})

test('an owner’s page remembers a verifier’s key in the browser, even if the server answers with an older vault', async () => {
  const { page, world } = await seen({ number: 3 })
  const vault = page.currentVault()
  if (!vault) throw new Error('The vault is locked')
  const { findContent } = page
  expect(await findContent(vault, 'seen-keys')).toMatchObject({ keys: [{ verifier: verifierAddress, number: 3 }] })
  page.keepOpen({ ...vault, entries: new Map() })
  const text = JSON.stringify([...stored])
  expect(text).toContain('verifier_keys_seen')
  for (const clear of [verifierAddress, world.key?.publicKey ?? '']) expect(text).not.toContain(clear.slice(2))
  world.key = (await buildKey({ number: 2 })).published
  expect(await look(page)).toEqual({ kind: 'refused', why: 'older' })
})

test('an owner’s page remembers a verifier’s key in the vault, so that another browser knows it, too', async () => {
  const { page, world } = await seen({ number: 3 })
  stored.clear()
  world.key = (await buildKey({ number: 2 })).published
  expect(await look(page)).toEqual({ kind: 'refused', why: 'older' })
})
