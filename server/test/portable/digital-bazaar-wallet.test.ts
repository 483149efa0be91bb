import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { getCredentialOffer, OID4Client } from '@digitalbazaar/oid4-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildUser, buildVerifiedClaim, buildVerifier } from '../rig/builders.ts'
import { createInstallation, type Installation, type Node } from '../rig/stack.ts'
import { buildIssuingKey, didRegistry, verifyElsewhere } from './issuing-keys.ts'
import { openWallet } from './wallet.ts'

/**
 * The node's address for Digital Bazaar's client, which speaks only https. `reachIssuer` leads this
 * address to the node.
 */
const issuer = 'https://issuer.example'
let installation: Installation
let node: Node

beforeAll(async () => {
  installation = await createInstallation({ ETHEREUM_DID_REGISTRY: didRegistry })
  const { ctx } = await installation.startNode()
  node = await installation.startNode({ config: { ...ctx.config, publicUrl: issuer } })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => installation.close())

test('Digital Bazaar’s wallet takes a VC 2.0 that the verifier’s key signed, and verifies the VC 2.0', async () => {
  const [inside] = [await installation.startNode()]
  const [owner, verifier] = [await buildUser(inside), await buildVerifier(inside)]
  await buildIssuingKey(verifier)
  const claim = await buildVerifiedClaim(owner, verifier)
  owner.client.node = node
  const { body: made } = await owner.client.call<CredentialOffer>(
    'POST',
    `/api/claims/${claim.id}/offers`,
    { configuration: 'claim_ldp' },
    { origin: issuer },
  )
  const wallet = await openWallet(node.url, 'EdDSA')
  reachIssuer()

  const offer = await getCredentialOffer({ url: made.uri })
  const client = await OID4Client.fromCredentialOffer({ offer, supportedFormats: ['ldp_vc'] })
  const { nonce } = await client.getNonce()
  // The test makes the proof of the wallet's key itself, because Digital Bazaar's client leaves out
  // the header `typ` of such a proof.
  const kid = `${wallet.didKey}#${wallet.didKey.slice('did:key:'.length)}`
  const proof = await wallet.prove(nonce, { header: { kid }, claims: { aud: issuer } })
  const requests = [{ credential_identifier: 'claim_ldp', proofs: { jwt: [proof] } }]
  const { credential, format } = await client.requestCredentials({ requests })
  expect(format).toBe('ldp_vc')
  expect(credential).toMatchObject({ credentialSubject: { id: wallet.didKey, title: claim.title } })
  expect(await verifyElsewhere(credential)).toBe('verified')
})

/** Sends each request for the https address to the http address of the node. */
function reachIssuer(): void {
  const reach = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    if (!request.url.startsWith(issuer)) return reach(request)
    return reach(new Request(request.url.replace(issuer, node.url), request))
  })
}
