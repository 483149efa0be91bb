import { verifierWallet } from '@did/credentials/test/fixtures'
import type { Address } from '@did/domain/hex'
import type { AttributeKey, SentAttributes } from '@did/domain/vault/attribute-key'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  buildKey,
  buildPending,
  buildSigner,
  claim,
  honest,
  listed,
  openPage,
  openWithAttributes,
  owner,
  stubStorage,
  verifierAddress,
  type World,
} from '../../../../test/sharing-fixtures.ts'
import { buildWay, MemoryServer } from '../../../../test/vault-fixtures.ts'
import { recipientQuery } from './recipient-query.ts'

beforeEach(() => void stubStorage())
afterEach(() => vi.unstubAllGlobals())

const stranger = verifierWallet.address.toLowerCase() as Address
type Key = Awaited<ReturnType<typeof buildKey>>

/** Seals attributes to a verifier's attribute key `key`, as an owner's page does. */
async function send(key: AttributeKey, signer = buildSigner()): Promise<SentAttributes> {
  const page = await openPage({ ...honest, key })
  await openWithAttributes(page)
  const vault = page.currentVault()
  if (!vault) throw new Error('The vault is locked')
  await page.queryClientStore.get().fetchQuery(recipientQuery(vault, listed))
  const sealing = await page.sealForVerifier(claim, listed, { signer, agreedTo: null })
  if (sealing.kind !== 'sealed') throw new Error('Nothing was sealed')
  return sealing.attributes
}

async function openVerifiersPage(keys: readonly Key[], changes: Partial<World> = {}) {
  const page = await openPage({ ...honest, ...changes })
  const server = new MemoryServer()
  let vault = await page.createVault(server, verifierAddress, [buildWay()])
  for (const { own } of keys)
    vault = await page.saveContent(server, vault, { label: `verifier-key:${own.publicKey}`, content: own })
  return {
    page,
    vault,
    receive: (request: ReturnType<typeof buildPending>) => page.receiveAttributes(vault, request, verifierAddress),
  }
}

const forged = { code: 'attributes-signature-invalid' }

test('a verifier’s page opens attributes that the DID’s owner signed, even if they were sealed to an earlier key', async () => {
  const [first, second] = [await buildKey({ number: 1 }), await buildKey({ number: 2 })]
  const sent = await send(first.published)
  const { receive } = await openVerifiersPage([second, first])
  const received = await receive(buildPending(sent))
  expect(received).toMatchObject({ values: { country: 'PT' }, owner, claimHash: claim.claimHash })
  expect(received.commitment).toBe(sent.commitment)
})

test('a verifier’s page opens attributes of an owner whose DID is not on the chain yet and names the owner’s wallet', async () => {
  const key = await buildKey()
  const request = buildPending(await send(key.published))
  const { receive } = await openVerifiersPage([key])
  const didTokenId = `did:ethr:19ab:${owner.slice(2, 10)}`
  expect(await receive({ ...request, didTokenId })).toMatchObject({ owner })
  await expect(receive({ ...request, didTokenId: 'did:ethr:19ab:00000000' })).rejects.toMatchObject(forged)
})

test('a verifier’s page opens attributes of a moved identity only if the identity’s present wallet signed the attributes', async () => {
  const key = await buildKey()
  const message = await send(key.published)
  const moved = { controllers: { [owner]: stranger } }
  await expect((await openVerifiersPage([key], moved)).receive(buildPending(message))).rejects.toMatchObject(forged)
  const signer = { ...buildSigner(verifierWallet), address: owner }
  const byController = await send(key.published, signer)
  const received = await (await openVerifiersPage([key], moved)).receive(buildPending(byController))
  expect(received).toMatchObject({ owner, values: { country: 'PT' } })
  await expect((await openVerifiersPage([key])).receive(buildPending(byController))).rejects.toMatchObject(forged)
})

test('a verifier’s page opens no attributes that are unsigned', async () => {
  const key = await buildKey()
  const sent = await send(key.published)
  const { receive } = await openVerifiersPage([key])
  await expect(receive(buildPending({ ...sent, signed: null }))).rejects.toMatchObject({
    code: 'attributes-unsigned',
  })
})

test('a verifier’s page opens no attributes if a dishonest server has changed a part of them or replaced all of them', async () => {
  const key = await buildKey()
  const [sent, other] = [await send(key.published), await send(key.published)]
  const foreign = await send(key.published, buildSigner(verifierWallet))
  const { receive } = await openVerifiersPage([key])
  for (const changed of [
    { ...sent, commitment: other.commitment },
    { ...sent, holder: other.holder },
    { ...sent, sealed: other.sealed },
    { ...other, signed: sent.signed },
    foreign,
  ])
    await expect(receive(buildPending(changed))).rejects.toMatchObject(forged)
})

test('a verifier’s page opens no attributes that were signed for another claim, text, verifier or key', async () => {
  const key = await buildKey()
  const sent = await send(key.published)
  const request = buildPending(sent)
  const { receive, page, vault } = await openVerifiersPage([key])
  const text = { ...request.claim, title: 'Citizen' }
  const hash = { ...request.claim, claimHash: `0x${'12'.repeat(32)}` as const }
  for (const moved of [
    { ...request, claimId: (request.claimId + 1) as typeof request.claimId },
    { ...request, claim: text },
    { ...request, claim: hash },
    buildPending({ ...sent, signed: sent.signed && { ...sent.signed, keyNumber: 2 } }),
  ])
    await expect(receive(moved)).rejects.toMatchObject(forged)
  await expect(page.receiveAttributes(vault, request, owner)).rejects.toMatchObject(forged)
})

test('a verifier’s page opens no attributes of a wallet that does not own the DID on the chain', async () => {
  const key = await buildKey()
  const request = buildPending(await send(key.published))
  for (const owners of [{ '12': stranger }, {}]) {
    const { receive } = await openVerifiersPage([key], { owners })
    await expect(receive(request)).rejects.toMatchObject(forged)
  }
  const { receive } = await openVerifiersPage([key])
  const requester = { ...request.requester, walletAddress: stranger }
  await expect(receive({ ...request, requester })).rejects.toMatchObject(forged)
})

test('a verifier’s page opens no attributes while the chain cannot say who owns the DID', async () => {
  const key = await buildKey()
  const request = buildPending(await send(key.published))
  const { receive } = await openVerifiersPage([key], { isChainAway: true })
  await expect(receive(request)).rejects.toMatchObject({ code: 'chain-unreachable' })
})

test('a verifier’s page opens no attributes if its key has another number than the one that the owner signed', async () => {
  const key = await buildKey({ number: 2 })
  const request = buildPending(await send(key.published))
  const { receive } = await openVerifiersPage([{ ...key, own: { ...key.own, number: 1 } }])
  await expect(receive(request)).rejects.toMatchObject({ code: 'attributes-unreadable' })
})
