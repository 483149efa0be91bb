import type { Hex } from '@did/domain/hex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAttributeKey, buildSentAttributes, buildVerifier, type Person } from '../rig/builders.ts'
import type { Client } from '../rig/client.ts'
import { buildRequestForProof, signRequestForProof } from '../sharing/request-for-proof-builders.ts'
import { attempt, buildControlRig, type ControlRig } from './control-rig.ts'

let rig: ControlRig
beforeAll(async () => {
  rig = await buildControlRig()
})
afterAll(() => rig.close())

const signsFor = (wallet: Client, identity: Hex) =>
  Object.assign(Object.create(wallet) as Client, { address: identity, account: wallet.account })

async function buildMovedVerifier(): Promise<{ verifier: Person; identity: Hex; to: Client }> {
  const verifier = await buildVerifier(rig.node)
  const identity = verifier.client.address
  const to = rig.newWallet()
  await rig.control.move({ identity, from: verifier.client, to })
  await rig.untilLevel()
  await attempt(to, identity)
  return { verifier, identity, to }
}

test('after an identity has moved, only its new wallet can sign the private attributes of the identity’s claims', async () => {
  const { person, claim, to } = await rig.buildMoved()
  await attempt(to)
  const verifier = await buildVerifier(rig.node)
  const { address } = person.client
  const ask = async (by: Client) => {
    const wallet = { address, sign: (hash: Hex) => by.account.sign({ hash }) }
    const attributes = await buildSentAttributes({ owner: person, verifier, claim, wallet })
    const body = { claimId: claim.id, verifierId: verifier.user.id, attributes, claimHash: claim.claimHash }
    return to.code('POST', '/api/verification-requests', body)
  }
  for (const by of [person.client, rig.newWallet()]) expect(await ask(by)).toBe('422 attributes-signature-invalid')
  expect(await ask(to)).toMatch(/^201/)
})

test('after a verifier’s identity has moved, only its new wallet can sign the verifier’s attribute key', async () => {
  const { verifier, identity, to } = await buildMovedVerifier()
  const publish = async (by: Client) => {
    const key = await buildAttributeKey({ ...verifier, client: signsFor(by, identity) })
    return to.code('PUT', `/api/users/${verifier.user.id}/attribute-key`, key)
  }
  for (const by of [verifier.client, rig.newWallet()]) expect(await publish(by)).toBe('422 attribute-key-invalid')
  expect(await publish(to)).toMatch(/^200/)
})

test('after an identity has moved, only its new wallet can sign requests for proof in the identity’s name', async () => {
  const { verifier, identity, to } = await buildMovedVerifier()
  const ask = async (by: Client) => {
    const request = buildRequestForProof()
    const asker = await signRequestForProof(signsFor(by, identity), request)
    return to.code('POST', '/api/proof-requests', { ...request, asker })
  }
  for (const by of [verifier.client, rig.newWallet()]) expect(await ask(by)).toBe('422 asker-signature-invalid')
  expect(await ask(to)).toMatch(/^20/)
})
