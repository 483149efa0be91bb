import { buildOffChainTokenId, type Did, type DidLookup } from '@did/domain/did'
import { expect } from 'vitest'
import { recordMint } from '../../src/modules/dids/service.ts'
import { buildClaim, buildDid, buildRequest, buildUser, buildVerifier, mint, type Person } from '../rig/builders.ts'
import { Client, signedIn } from '../rig/client.ts'
import { test } from '../rig/test.ts'

const list = (client: Client) => client.ok<Did[]>('GET', `/api/dids/owner/${client.address}`)

test('a lookup of a DID shows its state on the chain, and shows a verifier only the requests that were sent to this verifier', async ({
  node,
}) => {
  const [owner, verifier, other] = [await buildUser(node), await buildVerifier(node), await buildVerifier(node)]
  const lookup = ({ client }: Person, id: string) =>
    client.ok<DidLookup>('GET', `/api/dids/lookup/${encodeURIComponent(id)}`)
  const offChain = await buildDid(owner)
  const { request } = await buildRequest(owner, verifier, await buildClaim(owner, { didId: offChain.id }))
  const found = { id: request.id, claimTitle: request.claimTitle, status: 'pending' }
  expect(await lookup(verifier, offChain.tokenId.toUpperCase())).toMatchObject({ onChain: null, requests: [found] })
  expect(await lookup(other, offChain.tokenId)).toEqual({ tokenId: offChain.tokenId, onChain: null, requests: [] })

  const tokenId = await mint(owner.client)
  await owner.client.ok('POST', '/api/dids', { tokenId })
  const { onChain, requests } = await lookup(verifier, tokenId)
  expect(onChain?.locked).toBe(true)
  expect(Math.abs(Date.parse(onChain?.since ?? '') - Date.now())).toBeLessThan(3_600_000)
  expect(requests).toEqual(expect.arrayContaining([expect.objectContaining(found)]))
  expect(await lookup(other, '999999999')).toMatchObject({ onChain: null })
})

test('an off-chain DID belongs to the wallet of the session, even if the body names another owner', async ({
  node,
}) => {
  const client = await signedIn(node)
  const tokenId = buildOffChainTokenId(client.address, 1_700_000_000_000)
  const { status, body } = await client.call<Did>('POST', '/api/dids', { tokenId, owner: `0x${'ab'.repeat(20)}` })
  expect(status).toBe(201)
  expect(body).toMatchObject({ tokenId, owner: client.address, onChain: false, version: 1 })
  expect(await list(client)).toEqual([body])
})

test('an off-chain DID is created only once, and a repeated creation answers with the existing DID', async ({
  node,
}) => {
  const client = await signedIn(node)
  const tokenId = buildOffChainTokenId(client.address, 1)
  const create = () => client.call<Did>('POST', '/api/dids', { tokenId })
  const replies = await Promise.all([create(), create(), create()])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
})

test('an off-chain DID is refused unless its token id has the form of an off-chain DID of the signed-in wallet', async ({
  node,
}) => {
  const client = await signedIn(node)
  const other = new Client(node)
  const malformed = [
    buildOffChainTokenId(other.address, 1),
    'did:ethr:1',
    'did:web:example.com',
    'x',
    '01',
    '-1',
    '1.0',
  ]
  for (const tokenId of malformed) expect(await client.code('POST', '/api/dids', { tokenId })).toBe('422 did-malformed')
  expect(await client.code('POST', '/api/dids', { tokenId: '' })).toBe('400 invalid-input')
  expect(await client.code('POST', '/api/dids', { tokenId: '9'.repeat(101) })).toBe('400 invalid-input')
})

test('an off-chain DID is refused when a DID of another wallet already has the same token id', async ({ node }) => {
  const client = await signedIn(node)
  const tokenId = buildOffChainTokenId(client.address, 2)
  const alike = `${client.address.slice(0, 10)}${'0'.repeat(32)}`
  await node.ctx.pool.query('insert into dids (token_id, owner) values ($1, $2)', [tokenId, alike])
  expect(await client.code('POST', '/api/dids', { tokenId })).toBe('409 did-taken')
})

test('a minted DID is accepted before the chain index has read it, because the server asks the chain', async ({
  node,
}) => {
  const { client } = await buildUser(node)
  const tokenId = await mint(client)
  const { status, body } = await client.call<Did>('POST', '/api/dids', { tokenId, owner: client.address })
  expect(status).toBe(201)
  expect(body).toMatchObject({ tokenId, owner: client.address, onChain: true })
  expect((await client.call('POST', '/api/dids', { tokenId })).status).toBe(200)
})

test('a minted DID is refused when it belongs to somebody else or to nobody', async ({ node }) => {
  const [owner, stranger] = [await signedIn(node), await signedIn(node)]
  const tokenId = await mint(owner)
  expect(await stranger.code('POST', '/api/dids', { tokenId })).toBe('403 did-not-owned')
  await owner.ok('POST', '/api/dids', { tokenId })
  expect(await stranger.code('POST', '/api/dids', { tokenId })).toBe('403 did-not-owned')
  for (const absent of ['0', '99999999', String(2n ** 256n - 1n)])
    expect(await owner.code('POST', '/api/dids', { tokenId: absent })).toBe('403 did-not-owned')
  expect(await owner.code('POST', '/api/dids', { tokenId: String(2n ** 256n) })).toBe('422 did-malformed')
})

test('a mint turns its owner’s newest off-chain DID into a minted DID, which keeps its database id and its claims', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const [older, first] = [await buildDid(owner), await buildDid(owner)]
  const claim = await buildClaim(owner, { didId: first.id })
  const tokenId = await mint(owner.client)
  const did = await owner.client.ok<Did>('POST', '/api/dids', { tokenId })
  expect(did).toMatchObject({ id: first.id, tokenId, onChain: true })
  expect(await owner.client.ok('GET', `/api/claims/did/${did.id}`)).toMatchObject([{ id: claim.id }])
  expect(await list(owner.client)).toMatchObject([{ id: first.id }, { id: older.id, onChain: false }])
})

test('a mint turns the off-chain DID that its owner chose last into a minted DID, and the choice holds for only one mint', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const [chosen, thought, first] = [await buildDid(owner), await buildDid(owner), await buildDid(owner)]
  await buildClaim(owner, { didId: thought.id })
  for (const { id } of [thought, chosen]) await owner.client.ok('POST', `/api/dids/${id}/to-mint`)
  const record = async () => owner.client.ok<Did>('POST', '/api/dids', { tokenId: await mint(owner.client) })
  const rest = [await record(), await record(), await record()].map(({ id }) => id)
  expect(rest).toEqual([chosen.id, first.id, thought.id])
})

test('a mint turns the off-chain DID that its owner chose into a minted DID, even when the chain index finds the mint before a page reports it', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const [chosen, first] = [await buildDid(owner), await buildDid(owner)]
  await owner.client.ok('POST', `/api/dids/${chosen.id}/to-mint`)
  const byIndex = async () => {
    const tokenId = await mint(owner.client)
    return node.ctx.db.transaction((tx) => recordMint(tx, { owner: owner.client.address, tokenId, block: 1_000_000 }))
  }
  expect(await byIndex()).toMatchObject({ id: chosen.id })
  await owner.client.ok('POST', `/api/dids/${chosen.id}/to-mint`)
  expect(await byIndex()).toMatchObject({ id: first.id })
})

test('a minted DID becomes one row in the database, even if the page and the chain index record the mint several times at once', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const offChain = await buildDid(owner)
  const tokenId = await mint(owner.client)
  const byIndex = () =>
    node.ctx.db.transaction((tx) => recordMint(tx, { owner: owner.client.address, tokenId, block: null }))
  const byPage = () => owner.client.ok<Did>('POST', '/api/dids', { tokenId })
  const rows = await Promise.all([byPage(), byIndex(), byPage(), byIndex(), byPage(), byIndex()])
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([offChain.id]))
  expect(await list(owner.client)).toHaveLength(1)
})

test('a minted DID no longer counts as on the chain when the chain index has read the mint’s block and found no mint in it', async ({
  node,
}) => {
  const { client } = await buildUser(node)
  const tokenId = await mint(client)
  await client.ok('POST', '/api/dids', { tokenId })
  expect(await list(client)).toMatchObject([{ tokenId, onChain: true }])
  await node.ctx.pool.query(
    `insert into chain_blocks (number, hash, parent_hash, mined_at)
       values (1000000, '0x' || repeat('a', 64), '0x' || repeat('b', 64), now())`,
  )
  expect(await list(client)).toMatchObject([{ tokenId, onChain: false }])
  expect((await client.call('POST', '/api/dids', { tokenId })).status).toBe(200)
  await node.ctx.pool.query('delete from chain_blocks where number = 1000000')
})

test('a wallet without a DID gets an empty list of DIDs', async ({ node }) => {
  expect(await list(await signedIn(node))).toEqual([])
})
