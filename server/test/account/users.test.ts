import { maximumPeople } from '@did/domain/account/limits'
import { defaultUsername, type FoundPerson, type User, type Verifier } from '@did/domain/account/user'
import { expect } from 'vitest'
import { buildUser, buildVerifier } from '../rig/builders.ts'
import { Client, type Reply, signedIn } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

let node: Node
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
})

test('a profile belongs to the wallet of the session, whatever wallet, privileges and unknown members the request body contains', async () => {
  const client = await signedIn(node)
  const { status, body, headers } = await client.call<User>('POST', '/api/users', {
    username: 'Ada',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    password: 'correct horse battery staple',
    walletAddress: `0x${'ab'.repeat(20)}`,
    isVerifier: true,
    verifierOrganization: 'Mine',
    id: 1,
  })
  expect(status).toBe(201)
  expect(headers.get('etag')).toBe('"1"')
  expect(body).toEqual({
    accreditation: null,
    isSuspended: false,
    id: body.id,
    username: 'Ada',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    walletAddress: client.address,
    isVerifier: false,
    isAdministrator: false,
    verifierOrganization: null,
    verifierApplication: 'none',
    version: 1,
  })
  const { rows } = await node.ctx.pool.query('select * from users where id = $1', [body.id])
  expect(JSON.stringify(rows)).not.toContain('correct horse')
  expect(await client.ok('GET', `/api/users/wallet/${client.address}`)).toEqual(body)
})

test('a profile is found under any spelling of its wallet address', async () => {
  const { client, user } = await buildUser(node)
  for (const spelling of [client.address, client.account.address, client.address.toUpperCase().replace('0X', '0x')])
    expect(await client.ok('GET', `/api/users/wallet/${spelling}`)).toMatchObject({ id: user.id })
})

test('a profile is created once per wallet, and repeated creations answer with the same profile', async () => {
  const client = await signedIn(node)
  const ask = () => client.call<User>('POST', '/api/users', { username: `twice ${client.address}` })
  const replies = await Promise.all([ask(), ask(), ask(), ask()])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
  expect(await client.ok('POST', '/api/users', { username: 'Another name' })).toMatchObject({
    username: `twice ${client.address}`,
  })
})

test.each([
  ['in another case', 'Straße Eins', 'STRASSE EINS'.replace('SS', 'ß')],
  ['with other code points for the same letters', 'Rene\u0301 Magritte', 'Ren\u00e9 Magritte'],
  ['in full-width letters', 'fullwidth', 'ｆｕｌｌｗｉｄｔｈ'],
  ['with spaces around', 'spacious', '  spacious '],
])('a username is taken when another profile has the same name %s', async (_, first, second) => {
  await buildUser(node, { username: first })
  const client = await signedIn(node)
  expect(await client.code('POST', '/api/users', { username: second })).toBe('409 username-taken')
})

test('a username that the page generated gets a suffix when it is already taken', async () => {
  const client = await signedIn(node)
  const username = defaultUsername(client.address)
  await buildUser(node, { username })
  const mine = await client.ok<User>('POST', '/api/users', { username })
  expect(mine.username).toBe(`${username}_${client.address.slice(-4)}`)
})

test('nobody can keep a wallet from a profile by taking the usernames that the page and the server generate for it', async () => {
  const client = await signedIn(node)
  const username = defaultUsername(client.address)
  for (const suffix of ['', `_${client.address.slice(-4)}`, `_${client.address.slice(8)}`])
    await buildUser(node, { username: `${username}${suffix}` })
  const mine = await client.ok<User>('POST', '/api/users', { username })
  expect(mine.username).toMatch(new RegExp(`^${username}_[0-9a-f]{16}$`))
})

test('a username goes to only one of ten wallets that ask for it at the same moment', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => signedIn(node)))
  const codes = await Promise.all(clients.map((client) => client.code('POST', '/api/users', { username: 'Wanted' })))
  expect(codes.toSorted()).toEqual(['201 undefined', ...Array(9).fill('409 username-taken')])
})

test('an update of a profile replaces name and email, and sets no organisation for a person who is no verifier', async () => {
  const { client, user } = await buildUser(node)
  const path = `/api/users/${user.id}`
  const full = { username: `${user.username}!`, name: 'N', email: 'n@example.com', organization: 'Nobody Ltd' }
  expect(await client.ok('PUT', path, full)).toMatchObject({
    username: full.username,
    name: 'N',
    email: 'n@example.com',
    verifierOrganization: null,
    version: 2,
  })
  expect(await client.ok('PUT', path, { username: full.username, name: '', email: '' })).toMatchObject({
    name: null,
    email: null,
  })
})

test('an update of a profile changes the organisation of a verifier only when the update names an organisation', async () => {
  const { client, user } = await buildVerifier(node, 'First')
  const path = `/api/users/${user.id}`
  const { username } = user
  expect(await client.ok('PUT', path, { username, organization: 'Second' })).toMatchObject({
    verifierOrganization: 'Second',
  })
  expect(await client.ok('PUT', path, { username })).toMatchObject({ verifierOrganization: 'Second' })
})

test.each(['', '   ', null])(
  'an update of a profile with the organisation %j removes a verifier’s organisation, and the organisation’s name is free again',
  async (organization) => {
    const { client, user } = await buildVerifier(node, 'Given back')
    const path = `/api/users/${user.id}`
    const { username } = user
    expect(await client.ok('PUT', path, { username, organization })).toMatchObject({
      isVerifier: true,
      verifierOrganization: null,
    })
    const [seen] = await (await buildUser(node)).client.ok<Verifier[]>('GET', '/api/verifiers')
    expect(seen).toMatchObject({ id: user.id, verifierOrganization: null, username })
    const next = await buildVerifier(node, 'Given back')
    expect(next.user.verifierOrganization).toBe('Given back')
    await next.client.ok('PUT', `/api/users/${next.user.id}`, { username: next.user.username, organization })
  },
)

test('an update of a profile is refused when another profile has the new username, and accepted when the username stays the same', async () => {
  const other = await buildUser(node)
  const { client, user } = await buildUser(node)
  const path = `/api/users/${user.id}`
  expect(await client.code('PUT', path, { username: other.user.username.toUpperCase() })).toBe('409 username-taken')
  expect(await client.code('PUT', path, { username: user.username })).toBe('200 undefined')
})

test('an update of a profile is refused when it is based on an older version, so that it overwrites no other update', async () => {
  const { client, user } = await buildUser(node)
  const save = (username: string, tag: string) =>
    client.call('PUT', `/api/users/${user.id}`, { username }, { 'if-match': tag })
  expect((await save(`${user.username}a`, '"1"')).status).toBe(200)
  const late = await save(`${user.username}b`, '"1"')
  expect(late.body).toMatchObject({ status: 412, code: 'precondition-failed' })
  expect((await save(`${user.username}c`, 'W/"2"')).status).toBe(412)
  expect((await save(`${user.username}d`, '"7", "2"')).status).toBe(200)
  expect((await save(`${user.username}e`, '*')).status).toBe(200)
  const racers = await Promise.all(Array.from({ length: 8 }, (_, n) => save(`${user.username}${n}`, '"4"')))
  expect(racers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a person becomes a verifier at once and only once, and has to name an organisation', async () => {
  const { client, user } = await buildUser(node)
  const path = `/api/users/${user.id}/verifier`
  expect(await client.code('PUT', path, { status: true, organization: '  ' })).toBe('400 invalid-input')
  const verifier = await client.ok<User>('PUT', path, { status: false, organization: 'University' })
  expect(verifier).toMatchObject({
    isVerifier: true,
    verifierOrganization: 'University',
    verifierApplication: 'approved',
  })
  expect(await client.ok('PUT', path, { organization: 'Another' })).toEqual(verifier)
})

test('the list of verifiers shows every verifier except the caller, newest first, with public members only', async () => {
  const [first, second] = [await buildVerifier(node, 'Alpha'), await buildVerifier(node, 'Beta')]
  const mine = await second.client.ok<Verifier[]>('GET', '/api/verifiers')
  expect(mine.map(({ id }) => id)).not.toContain(second.user.id)
  expect(mine[0]).toEqual({
    id: first.user.id,
    verifierOrganization: 'Alpha',
    username: first.user.username,
    walletAddress: first.client.address,
    accreditation: 'self-registered',
    domain: null,
    receivesAttributes: false,
  })
  const ids = mine.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('the list of verifiers can be searched by organisation or username, and the characters % and _ in a search stand only for themselves', async () => {
  const { user } = await buildVerifier(node, '100%_sure')
  const client = await signedIn(node)
  const search = async (q: string) =>
    (await client.ok<Verifier[]>('GET', `/api/verifiers?q=${encodeURIComponent(q)}`)).map(({ id }) => id)
  expect(await search('100%_SURE')).toEqual([user.id])
  expect(await search('%_sure')).toEqual([user.id])
  expect(await search('100__sure')).toEqual([])
  expect(await search(user.username.toUpperCase())).toEqual([user.id])
  expect(await client.code('GET', '/api/verifiers?q=%00')).not.toMatch(/^5/)
})

test('the list of verifiers has pages, and each page links to the next one', async () => {
  for (let n = 0; n < 5; n++) await buildVerifier(node, `Paged ${n}`)
  const client = new Client(node)
  await client.signIn()
  const seen: number[] = []
  let path: string | undefined = '/api/verifiers?q=Paged&limit=2'
  while (path) {
    const { body, headers }: Reply<Verifier[]> = await client.call('GET', path)
    expect(body.length).toBeLessThanOrEqual(2)
    seen.push(...body.map(({ id }) => id))
    path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  expect(seen).toHaveLength(5)
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  expect(await client.code('GET', '/api/verifiers?limit=0')).toBe('400 invalid-input')
  expect(await client.code('GET', '/api/verifiers?limit=201')).toBe('200 undefined')
})

test('the list of verifiers marks the verifiers that the chain accredits', async () => {
  const { client, user } = await buildVerifier(node)
  const reader = await signedIn(node)
  const standing = async () =>
    (await reader.ok<Verifier[]>('GET', '/api/verifiers')).find(({ id }) => id === user.id)?.accreditation
  const record = (block: number, kind: string) =>
    node.ctx.pool.query(
      `with block as (insert into chain_blocks (number, hash, parent_hash, mined_at)
           values ($1::bigint, '0x' || lpad($1::bigint::text, 64, '0'), '0x' || repeat('0', 64), now()) returning number)
         insert into chain_events (block_number, log_index, tx_hash, kind, address)
         select number, 0, '0x' || repeat('0', 64), $2, $3 from block`,
      [block, kind, client.address],
    )
  expect(await standing()).toBe('self-registered')
  await record(1, 'verifier-accredited')
  expect(await standing()).toBe('accredited')
  await record(2, 'verifier-suspended')
  expect(await standing()).toBeUndefined()
})

const look = (client: Client, username: string) =>
  client.call<FoundPerson & { code?: string }>('GET', `/api/people?username=${encodeURIComponent(username)}`)

test('a person is found by the whole username, in upper or lower case, and the answer contains only the username and the wallet', async () => {
  const { client } = await buildUser(node, { username: 'Skerry / Maya' })
  const seeker = await signedIn(node)
  const { status, body } = await look(seeker, 'skerry / MAYA')
  expect([status, body]).toEqual([200, { person: { username: 'Skerry / Maya', wallet: client.address } }])
  for (const other of ['Skerry / May', 'Skerry%']) expect((await look(seeker, other)).body).toEqual({ person: null })
})

test('a person with an older username without letters and digits is found and can sign in, and nobody else can choose such a username', async () => {
  const { client, user } = await buildUser(node)
  await node.ctx.pool.query(`update users set username = '✓✓✓', username_key = '✓✓✓' where id = $1`, [user.id])
  expect((await look(await signedIn(node), '✓✓✓')).body).toEqual({
    person: { username: '✓✓✓', wallet: client.address },
  })
  await client.signIn()
  expect((await client.call<User>('GET', `/api/users/wallet/${client.address}`)).body.username).toBe('✓✓✓')
  expect((await (await signedIn(node)).call('POST', '/api/users', { username: '...' })).status).toBe(400)
})

test('a person is not found by somebody who is not signed in', async () => {
  const { user } = await buildUser(node)
  expect((await look(new Client(node), user.username)).status).toBe(401)
})

test('a person who looks up too many usernames in an hour is refused', async ({ installation }) => {
  const own = await installation.startNode()
  const seeker = await signedIn(own)
  for (let count = 0; count < maximumPeople.perHourAndClient; count += 1)
    expect((await look(seeker, `nobody ${count}`)).status).toBe(200)
  const { status, body } = await look(seeker, 'nobody at all')
  expect([status, body.code]).toEqual([429, 'too-many-requests'])
  await own.close()
})
