import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:tls'
import {
  buildDomainLinkage,
  buildDomainLinkageRequest,
  writeDidConfiguration,
} from '@did/credentials/attestation/domain-linkage'
import { changesAtOnce } from '@did/domain/call-limits'
import type { DomainProof, VerifierApplicationRecord } from '@did/domain/verifier/register'
import { certificate } from '@did/local/test-certificate'
import { expect, vi } from 'vitest'
import type { Outside } from '../../src/outside/outside.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import type { Installation, Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'

const domain = 'northfield.example'
const publicAddress = '93.184.215.14'
let server: Server
let node: Node
let person: Person

/**
 * A made-up web site, which answers with `status`, `headers` and `body`, or never answers if
 * `isSilent`. `addresses` are the IP addresses of its name, and `dialed` lists the addresses to
 * which the server has connected.
 */
const site = { status: 200, headers: {}, body: '', addresses: [publicAddress], dialed: [] as string[], isSilent: false }
const outside: Outside = {
  resolve: async () => site.addresses,
  connect: ({ address, host }) => {
    site.dialed.push(address)
    const { port } = server.address() as AddressInfo
    return connect({ host: '127.0.0.1', port, servername: host, ca: certificate.cert })
  },
}

test.beforeAll(async ({ installation }) => {
  server = createServer(certificate, (request, response) => {
    if (site.isSilent) return
    const isFile = request.url === '/.well-known/did-configuration.json' && request.headers.host === domain
    response.writeHead(isFile ? site.status : 404, site.headers).end(site.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  node = await installation.startNode({ outside })
  person = await buildUser(node)
})
test.beforeEach(async () => {
  const body = await buildFile(person)
  Object.assign(site, { status: 200, headers: {}, body, addresses: [publicAddress], dialed: [], isSilent: false })
})
test.afterAll(async () => {
  server.closeAllConnections()
  server.close()
})

async function buildFile({ client }: Person, about = domain): Promise<string> {
  const { chainId } = node.ctx.config
  const now = new Date(Date.now() - 60_000)
  const until = new Date(now.getTime() + 365 * 86_400_000)
  const statement = buildDomainLinkage({ chainId, wallet: client.address, domain: about }, { now, until })
  const { EIP712Domain: _, ...types } = buildDomainLinkageRequest(chainId, statement).types
  const request = { ...buildDomainLinkageRequest(chainId, statement), types }
  return writeDidConfiguration(chainId, statement, await client.account.signTypedData(request))
}
/** Stores the rows that the index stores when it reads that the chain has accredited a verifier. */
const accredit = ({ address }: Person['client'], name: string) =>
  node.ctx.pool.query(
    `with block as (insert into chain_blocks (number, hash, parent_hash, mined_at)
       select count(*) + 1, '0x' || lpad(to_hex(count(*) + 1), 64, '0'), '0x' || repeat('0', 64), now() from chain_blocks
       returning number)
     insert into chain_events (block_number, log_index, tx_hash, kind, address, data)
     select number, 0, '0x' || repeat('0', 64), 'verifier-accredited', $1, $2 from block`,
    [address, JSON.stringify({ administrator: address, name, domain: '' })],
  )
const path = () => `/api/users/${person.user.id}/domain`
const check = (name = domain) => person.client.code('POST', path(), { domain: name })
const known = async () =>
  (await person.client.ok<{ domainProof: DomainProof | null }>('GET', `/api/users/${person.user.id}/verifier`))
    .domainProof

test('a verifier’s domain is proven by a file on the domain’s site that names the verifier’s wallet, and the time is stored', async () => {
  const proof = await person.client.ok<DomainProof>('POST', path(), { domain: ' Northfield.EXAMPLE ' })
  expect(proof).toEqual({ domain, provenAt: expect.any(String), expiresAt: expect.any(String) })
  expect(await known()).toEqual(proof)
  expect(site.dialed).toEqual([publicAddress])
})

test('when an accredited verifier proves a domain, it applies for accreditation with this domain', async () => {
  const { client, user } = person
  await accredit(client, 'Northfield')
  node.ctx.config.adminWallets.push(client.address)
  const waiting = async () => {
    const all = await client.ok<VerifierApplicationRecord[]>('GET', '/api/admin/verifier-applications')
    return all.filter(({ userId }) => userId === user.id)
  }
  await check()
  await check()
  expect(await waiting()).toMatchObject([
    {
      organization: 'Northfield',
      domainProof: { domain },
      standing: 'accredited',
      shownOnChain: false,
    },
  ])
  await node.ctx.pool.query(`update chain_events set data = data || $1 where address = $2`, [
    JSON.stringify({ domain }),
    client.address,
  ])
  expect(await waiting()).toMatchObject([{ shownOnChain: true }])
  expect(await client.ok('GET', '/api/register')).toContainEqual(
    expect.objectContaining({ name: 'Northfield', domain }),
  )
})

test('a proof of a domain is deleted when the next check does not find the file on the site', async () => {
  expect(await check()).toBe('200 undefined')
  site.body = await buildFile(await buildUser(node))
  expect(await check()).toBe('422 domain-not-proven')
  expect(await known()).toBeNull()
})

test('a file that names another domain or contains no statement proves no domain', async () => {
  for (const body of [await buildFile(person, 'other.example'), '<html>', '']) {
    site.body = body
    expect(await check()).toBe('422 domain-not-proven')
  }
})

test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '100.64.0.1', '::1', 'fd00::1', '::ffff:127.0.0.1', 'fe80::1'])(
  'the server never connects to %s, even when the site’s name has a public address, too',
  async (address) => {
    for (const addresses of [[address], [publicAddress, address], [address, publicAddress]]) {
      site.addresses = addresses
      expect(await check()).toBe('422 domain-unreachable')
    }
    expect(site.dialed).toEqual([])
  },
)

test('an IP address, a single name or a name with a port is not accepted as a domain', async () => {
  for (const name of ['127.0.0.1', 'localhost', `${domain}:444`, `${domain}/x`, 'a@b.example'])
    expect(await check(name)).toBe('400 invalid-input')
})

test('the server follows no redirect of a site, and an error of the site is no internal error', async () => {
  Object.assign(site, { status: 302, headers: { location: `https://${domain}/.well-known/did-configuration.json` } })
  expect(await check()).toBe('422 domain-unreachable')
  Object.assign(site, { status: 404, headers: {} })
  expect(await check()).toBe('422 domain-unreachable')
  expect(site.dialed).toHaveLength(2)
})

test('the server does not read a file of a site beyond 64 kB', async () => {
  site.body = `${' '.repeat(65_536)}${site.body}`
  expect(await check()).toBe('422 domain-unreachable')
})

test('a site whose certificate is for another name counts as unreachable', async () => {
  site.body = await buildFile(person, 'other.example')
  expect(await check('other.example')).toBe('422 domain-unreachable')
})

test('the server stops waiting for a site that does not answer', async () => {
  site.isSilent = true
  // The site never answers, so this test would time out if the server had no time limit.
  expect(await check()).toBe('422 domain-unreachable')
}, 20_000)

test('a site whose name has no IP address counts as unreachable', async () => {
  site.addresses = []
  expect(await check()).toBe('422 domain-unreachable')
})

/** The node gets the IP address of a site only after the test calls `answer`. */
async function startSlowNode(installation: Installation) {
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>()
  const { promise: addresses, resolve } = Promise.withResolvers<string[]>()
  const hosts: string[] = []
  const resolveSlowly = (host: string) => {
    hosts.push(host)
    tellAsked()
    return addresses
  }
  const slow = await installation.startNode({ outside: { ...outside, resolve: resolveSlowly } })
  return { node: slow, asked, hosts, answer: () => resolve([publicAddress]) }
}

test('a domain check that ends late without finding the file does not delete a proof that another domain check has stored meanwhile', async ({
  installation,
}) => {
  const { client, user } = await buildUser(node)
  const prove = () => client.code('POST', `/api/users/${user.id}/domain`, { domain })
  const slow = await startSlowNode(installation)
  client.node = slow.node
  const proving = prove()
  await slow.asked
  client.node = node
  site.body = await buildFile({ client, user })
  expect(await prove()).toBe('200 undefined')
  site.body = await buildFile(person)
  slow.answer()
  expect(await proving).toBe('422 domain-not-proven')
  const { rows } = await node.ctx.pool.query('select domain from domain_proofs where user_id = $1', [user.id])
  expect(rows).toEqual([{ domain }])
})

test('a domain check that ends late proves the domain of a verifier that was accredited meanwhile', async ({
  installation,
}) => {
  const { client, user } = await buildUser(node)
  const slow = await startSlowNode(installation)
  client.node = slow.node
  site.body = await buildFile({ client, user })
  const proving = client.code('POST', `/api/users/${user.id}/domain`, { domain })
  await slow.asked
  await accredit(client, 'Southfield')
  slow.answer()
  expect(await proving).toBe('200 undefined')
  const { rows } = await node.ctx.pool.query('select organization from verifier_applications where user_id = $1', [
    user.id,
  ])
  expect(rows).toEqual([{ organization: 'Southfield' }])
})

test('a domain check that ends late stores nothing when the verifier was erased meanwhile', async ({
  installation,
}) => {
  const verifier = await buildVerifier(node)
  await buildVerifiedClaim(await buildUser(node), verifier)
  const slow = await startSlowNode(installation)
  site.body = await buildFile(verifier)
  const { user, client } = verifier
  client.node = slow.node
  const proving = client.code('POST', `/api/users/${user.id}/domain`, { domain })
  await slow.asked
  expect((await client.call('DELETE', `/api/users/${user.id}`)).status).toBe(204)
  slow.answer()
  expect(await proving).toBe('401 not-signed-in')
  const { rows } = await node.ctx.pool.query('select 1 from domain_proofs where user_id = $1', [user.id])
  expect(rows).toEqual([])
})

test('an account’s other changes do not wait while sites are silent that somebody has named as the account’s domain', async ({
  installation,
}) => {
  const { client, user } = await buildUser(node)
  const slow = await startSlowNode(installation)
  client.node = slow.node
  const prove = () => client.code('POST', `/api/users/${user.id}/domain`, { domain })
  const proving = Array.from({ length: changesAtOnce.atOnce + 1 }, prove)
  await vi.waitFor(() => expect(slow.hosts.length).toBeGreaterThanOrEqual(changesAtOnce.atOnce), { timeout: 60_000 })
  const { username } = user
  const change = client.code('PUT', `/api/users/${user.id}`, { username, name: 'Ada' })
  expect(await Promise.race([change, ...proving])).toBe('200 undefined')
  slow.answer()
  await Promise.all(proving)
})
