import { toAddress } from '@did/domain/hex'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import type { Route } from '@did/domain/route'
import { routes } from '@did/domain/routes'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { foldControl } from '../../src/modules/identity-control/fold-control.ts'
import { saveControl } from '../../src/modules/identity-control/store.ts'
import { openWallet } from '../portable/wallet.ts'
import { buildClaim, buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { freezeInIndex } from '../rig/freeze.ts'
import { test } from '../rig/test.ts'
import { buildRequestForProof, signRequestForProof } from '../sharing/request-for-proof-builders.ts'

let frozen: Person
test.beforeAll(async ({ node }) => {
  frozen = await buildUser(node)
  await buildVerifiedClaim(frozen, await buildVerifier(node))
  await freezeInIndex(node, frozen.client.address)
})

/**
 * Calls a route as the frozen identity. The ids in the path need not exist, because the server
 * checks the freeze before it looks up the rows.
 */
const call = ({ method, path }: Route) => frozen.client.code(method, path.replace(/:\w+/g, '1'))
const signedIn = Object.entries<Route>(routes).filter(([, { who }]) => who === 'signed-in')
/**
 * A frozen identity may still make these calls. The server's file `frozen-calls.ts` gives the
 * reason for each call.
 */
const allowed = [
  'sponsorCall',
  'recheckSessions',
  'createUser',
  'markNotificationsRead',
  'cancelCredentialOffer',
  'declineKey',
  'revokeClaim',
]
const isAllowed = ([name, { method }]: [string, Route]) => method === 'GET' || allowed.includes(name)

test.each(signedIn.filter((each) => !isAllowed(each)))(
  'whoever has the key of a frozen identity cannot call %s',
  async (_, route) => {
    expect(await call(route)).toBe('403 identity-frozen')
  },
)

test.each(signedIn.filter(isAllowed))(
  'whoever has the key of a frozen identity can still call %s',
  async (_, route) => {
    expect(await call(route)).not.toContain('identity-frozen')
  },
)

test('whoever has the key of a frozen identity cannot ask anybody for a proof in the name of the identity', async () => {
  const request = buildRequestForProof()
  const asker = await signRequestForProof(frozen.client, request)
  expect(await frozen.client.code('POST', '/api/proof-requests', { ...request, asker })).toBe('403 identity-frozen')
  expect((await frozen.client.call('POST', '/api/proof-requests', request)).status).toBe(201)
})

test('whoever has the key of a frozen identity cannot take a credential, even from an offer that was made before the freeze', async ({
  node,
}) => {
  const owner = await buildUser(node)
  const claim = await buildVerifiedClaim(owner, await buildVerifier(node))
  const terms = { configuration: 'claim_sd_jwt' }
  const offer: CredentialOffer = await owner.client.ok('POST', `/api/claims/${claim.id}/offers`, terms)
  await freezeInIndex(node, owner.client.address)
  const wallet = await openWallet(node.url)
  const { access_token: token } = (await (await wallet.buyToken(offer.id, {})).json()) as { access_token: string }
  const proof = await wallet.prove(await wallet.drawNonce(), { header: { jwk: wallet.jwk } })
  const body = { credential_configuration_id: 'claim_sd_jwt', proofs: { jwt: [proof] } }
  const answer = await wallet.post('/oid4vci/credential', body, token)
  expect(await answer.json()).toMatchObject({ error_description: expect.stringContaining('stolen key') })
  expect(answer.status).toBe(400)
})

test('whoever has the key of a frozen account can neither add a claim to an identity that was moved to this account nor erase the identity’s account', async ({
  node,
}) => {
  const { client, user } = await buildUser(node)
  const account = toAddress(privateKeyToAccount(generatePrivateKey()).address)
  const data = { controller: account, byRecovery: 'false' }
  const moved = foldControl(client.address, [{ kind: 'control-changed', at: new Date(), hash: null, data }])
  await node.ctx.db.transaction((tx) => saveControl(tx, moved))
  await buildClaim({ client })
  await freezeInIndex(node, account)
  expect(await client.code('POST', '/api/claims')).toBe('403 identity-frozen')
  expect(await client.code('DELETE', `/api/users/${user.id}`)).toBe('403 identity-frozen')
})

test('whoever has the key of a frozen identity cannot erase the account of the identity', async () => {
  expect(await frozen.client.code('DELETE', `/api/users/${frozen.user.id}`)).toBe('403 identity-frozen')
})

test('whoever has the key of a frozen identity can still read and export everything', async () => {
  const { client, user } = frozen
  expect(await client.ok('GET', `/api/claims/user/${user.id}`)).toHaveLength(1)
  expect(await client.ok('GET', '/api/export')).toMatchObject({ wallet: client.address })
})
