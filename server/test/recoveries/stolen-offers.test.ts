import type { Claim } from '@did/domain/claim/claim'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { sql } from '../../src/db/drizzle.ts'
import { createIndexStore } from '../../src/modules/chain-index/store.ts'
import { attempt, buildControlRig, type ControlRig } from '../chain/control-rig.ts'
import { openWallet, tokenFor } from '../portable/wallet.ts'
import { buildUser, buildVerifiedClaim, buildVerifier, type Person } from '../rig/builders.ts'
import { Client } from '../rig/client.ts'
import type { Node } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { randomId } from '../vault/vault-builders.ts'

let node: Node
let rig: ControlRig
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  rig = await buildControlRig()
})
test.afterAll(() => rig.close())

const recovered = toAddress(`0x${'0c'.repeat(20)}`)
const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`
let height = 0

const recover = ({ client: { address } }: Person) => changeControl(address, recovered, true)

const recoverByKey = (account: Address) => changeControl(account, account, true)

async function changeControl(address: Address, controller: Address, byRecovery: boolean): Promise<void> {
  const fork = height === 0 ? null : { number: height, hash: hashOf(height) }
  const number = height + 1
  const block = { number, hash: hashOf(number), parentHash: hashOf(height), minedAt: new Date(number * 1000) }
  const place = { blockNumber: number, logIndex: 0, txHash: hashOf(number), tokenId: null, hash: null }
  const data = { controller, byRecovery: `${byRecovery}` }
  const event = { ...place, kind: 'control-changed', address, data } as const
  await createIndexStore(node.ctx, node.ctx.db).replaceAfter(fork, { blocks: [block], events: [event] })
  height = number
}

/**
 * The index reads that a person's identity was moved to an account. The person's session counts as
 * one that this account has opened.
 */
async function moveToAccount({ client: { address } }: Person): Promise<Address> {
  const account = toAddress(privateKeyToAccount(generatePrivateKey()).address)
  await node.ctx.db.execute(sql`update sessions set signer = ${account} where address = ${address}`)
  await changeControl(address, account, false)
  return account
}

/**
 * A wallet takes a credential offer whose credential comes later. Returns a function by which the
 * wallet asks for the credential again.
 */
async function takeLater(owner: Person, at = node, claim?: Claim) {
  const { id } = claim ?? (await buildVerifiedClaim(owner, await buildVerifier(at)))
  const offered = { configuration: 'claim_sd_jwt', deferred: true }
  const offer = await owner.client.ok<CredentialOffer>('POST', `/api/claims/${id}/offers`, offered)
  const wallet = await openWallet(at.url)
  const token = await tokenFor(wallet, offer)
  const proof = await wallet.prove(await wallet.drawNonce(), { header: { jwk: wallet.jwk } })
  const asked = { credential_configuration_id: 'claim_sd_jwt', proofs: { jwt: [proof] } }
  const answer = await wallet.post('/oid4vci/credential', asked, token)
  const { transaction_id } = (await answer.json()) as { transaction_id: string }
  return async () => {
    const polled = await wallet.post('/oid4vci/deferred', { transaction_id }, token)
    const { error, code } = (await polled.json()) as { error?: string; code?: string }
    return `${polled.status} ${error ?? code}`
  }
}

test('a credential offer ends when its owner’s identity is recovered while a wallet waits for the credential, and other people’s offers stay', async () => {
  const [owner, neighbour] = [await buildUser(node), await buildUser(node)]
  const [poll, pollOther] = [await takeLater(owner), await takeLater(neighbour)]
  await recover(owner)
  expect(await poll()).toBe('401 invalid_token')
  expect(await pollOther()).toBe('200 undefined')
})

test('a credential offer of a moved identity ends when the account to which the identity was moved is recovered to a new key', async () => {
  const [owner, neighbour] = [await buildUser(node), await buildUser(node)]
  const claim = await buildVerifiedClaim(owner, await buildVerifier(node))
  const account = await moveToAccount(owner)
  await moveToAccount(neighbour)
  const [poll, pollOther] = [await takeLater(owner, node, claim), await takeLater(neighbour)]
  await recoverByKey(account)
  expect(await poll()).toBe('401 invalid_token')
  // The chain of this node knows no move, so the service refuses the offer when the wallet asks.
  expect(await pollOther()).toBe('400 credential_request_denied')
})

test('a credential offer gives no credential once another key acts for its owner on the chain, even before the chain index has read this change', async () => {
  const owner = await buildUser(rig.node)
  const { address } = owner.client
  const poll = await takeLater(owner, rig.node)
  await rig.stopIndex()
  await rig.control.move({ identity: address, from: owner.client, to: rig.newWallet() })
  expect(await poll()).toBe('400 credential_request_denied')
  expect(await poll()).toBe('401 invalid_token')
  rig.startIndex()
  await rig.untilLevel()
})

test('a credential offer gives no credential once its owner’s key is reported stolen on the chain, even before the chain index has read this report', async () => {
  const owner = await buildUser(rig.node)
  const poll = await takeLater(owner, rig.node)
  await rig.stopIndex()
  await rig.control.freeze(owner.client.address, owner.client)
  expect(await poll()).toBe('400 credential_request_denied')
  rig.startIndex()
  await rig.untilLevel()
})

test('a credential offer gives no credential once the key that acts for its moved owner is reported stolen on the chain, even before the chain index has read this report', async () => {
  const person = await buildUser(rig.node)
  const claim = await buildVerifiedClaim(person, await buildVerifier(rig.node))
  const to = rig.newWallet()
  await rig.control.move({ identity: person.client.address, from: person.client, to })
  await rig.untilLevel()
  await attempt(to, person.client.address)
  const poll = await takeLater({ ...person, client: to }, rig.node, claim)
  await rig.stopIndex()
  await rig.control.freeze(to.address, to)
  expect(await poll()).toBe('400 credential_request_denied')
  rig.startIndex()
  await rig.untilLevel()
})

test('a credential offer gives the credential when the new wallet of a moved identity made the offer', async () => {
  const person = await buildUser(rig.node)
  const claim = await buildVerifiedClaim(person, await buildVerifier(rig.node))
  const to = rig.newWallet()
  await rig.control.move({ identity: person.client.address, from: person.client, to })
  await rig.untilLevel()
  await attempt(to)
  expect(await (await takeLater({ ...person, client: to }, rig.node, claim))()).toBe('200 undefined')
})

test('a credential offer stays open while the chain does not say who acts for the offer’s owner', async () => {
  const poll = await takeLater(await buildUser(rig.node), rig.node)
  rig.rpc.lead(null)
  expect(await poll()).toBe('503 temporarily_unavailable')
  rig.rpc.lead(rig.hand.chain.rpcUrl)
  expect(await poll()).toBe('200 undefined')
})

test('a credential offer gives no credential when the offer is cancelled while the server asks the chain', async () => {
  const owner = await buildUser(rig.node)
  const poll = await takeLater(owner, rig.node)
  const { chain } = rig.node.ctx
  const { readControl } = chain
  chain.readControl = async (identity) => {
    chain.readControl = readControl
    const control = await readControl(identity)
    await rig.db.execute(sql`update credential_offers set cancelled_at = now() where owner = ${owner.client.address}`)
    return control
  }
  expect(await poll()).toBe('400 invalid_credential_request')
})

test('an invitation of a new device ends when its account’s identity is recovered, and other people’s invitations stay', async () => {
  const [owner, neighbour] = [await buildUser(node), await buildUser(node)]
  const [id, other] = [randomId(), randomId()]
  await owner.client.ok('POST', '/api/key-invitations', { id, sealed: 'QUFB' })
  await neighbour.client.ok('POST', '/api/key-invitations', { id: other, sealed: 'QUFB' })
  await recover(owner)
  const offerKey = (invitation: string) =>
    new Client(node).code('POST', `/api/key-invitations/${invitation}/offer`, { sealed: 'QkJC' })
  expect(await offerKey(id)).toBe('410 key-invitation-over')
  expect(await offerKey(other)).toBe('204 undefined')
})

test('an invitation of a new device for a moved identity ends when the account to which the identity was moved is recovered to a new key', async () => {
  const owner = await buildUser(node)
  const account = await moveToAccount(owner)
  const id = randomId()
  await owner.client.ok('POST', '/api/key-invitations', { id, sealed: 'QUFB' })
  await recoverByKey(account)
  const offered = new Client(node).code('POST', `/api/key-invitations/${id}/offer`, { sealed: 'QkJC' })
  expect(await offered).toBe('410 key-invitation-over')
})
