import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import type { User } from '@did/domain/account/user'
import { type Hex, toAddress } from '@did/domain/hex'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { maximumAttributeBytes } from '@did/domain/verifier/limits'
import { demoAdministrator } from '@did/local/demo-accounts'
import { createWalletClient, encodeFunctionData, hashTypedData, http, pad, parseEventLogs, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { listKeys, makeKey, verifyElsewhere } from '../portable/issuing-keys.ts'
import { openWallet, takeDataIntegrity } from '../portable/wallet.ts'
import { buildUser, buildVerifiedClaim, type Person } from '../rig/builders.ts'
import { buildPasskeyAccount, type PasskeyAccount } from './passkey-account.ts'
import { bring, buildSponsorRig, mint, refusal, type SponsorRig } from './sponsor-rig.ts'

const { rpcUrl, chainId, contracts } = inject('stack')
const [to, didRegistry] = [toAddress(contracts.ethereumDidRegistry), toAddress(contracts.didRegistry)]
const name = pad(stringToHex('did/pub/X25519/enc/hex'), { size: 32, dir: 'right' })
const refused = '422 sponsoring-refused'

let rig: SponsorRig
let verifier: PasskeyAccount
beforeAll(async () => {
  rig = await buildSponsorRig({ ETHEREUM_DID_REGISTRY: to })
  await rig.untilOffered()
  rig.serve()
})
beforeEach(async () => {
  verifier = await buildPasskeyAccount(rig)
})
afterAll(() => rig.close())

const ofLength = (bytes: number): Hex => `0x${'aa'.repeat(bytes)}`
const attribute = (identity: Hex, value = ofLength(32)) => ({
  to,
  data: encodeFunctionData({ abi, functionName: 'setAttribute', args: [identity, name, value, 86_400n] }),
})
const revocation = (identity: Hex) => ({
  to,
  data: encodeFunctionData({ abi, functionName: 'revokeAttribute', args: [identity, name, ofLength(32)] }),
})

async function administrate(call: { functionName: 'accredit' | 'suspend'; text: string }): Promise<void> {
  const account = privateKeyToAccount(demoAdministrator.privateKey)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const { functionName, text } = call
  const data =
    functionName === 'accredit'
      ? encodeFunctionData({ abi: didRegistryAbi, functionName, args: [verifier.address, text, ''] })
      : encodeFunctionData({ abi: didRegistryAbi, functionName, args: [verifier.address, text] })
  await waitForReceipt(rig.hand, await wallet.sendTransaction({ chain: null, to: didRegistry, data }))
}
const accredit = () => administrate({ functionName: 'accredit', text: `Office ${verifier.address}` })

test('an accredited verifier without money can announce a key in its DID document, and can take the key back', async () => {
  await accredit()
  const { logs, from } = await bring(rig, verifier.client, verifier.execute([attribute(verifier.address)]))
  expect(toAddress(from)).toBe(toAddress(rig.sponsor))
  const [published] = parseEventLogs({ abi, eventName: 'DIDAttributeChanged', logs })
  expect(published?.args).toMatchObject({ name, value: ofLength(32) })
  expect(toAddress(published?.args.identity ?? '0x')).toBe(verifier.address)
  const second = verifier.execute([revocation(verifier.address)], { nonce: 1n })
  const [revoked] = parseEventLogs({
    ...{ abi, eventName: 'DIDAttributeChanged' },
    logs: (await bring(rig, verifier.client, second)).logs,
  })
  expect(revoked?.args).toMatchObject({ name, validTo: 0n })
})

/**
 * Makes the account a verifier. The returned client signs typed data with the account's passkey.
 */
async function becomeVerifier({ address, client, signMessage }: PasskeyAccount): Promise<Person> {
  const profile = await client.ok<User>('POST', '/api/users', { username: `passkey ${address.slice(2, 12)}` })
  const asVerifier = { status: true, organization: `Office ${address}` }
  const user = await client.ok<User>('PUT', `/api/users/${profile.id}/verifier`, asVerifier)
  const signTypedData = async (data: Parameters<typeof hashTypedData>[0]) => signMessage(hashTypedData(data))
  return { client: Object.assign(Object.create(client), { address, account: { address, signTypedData } }), user }
}

test('a verifier with a passkey announces its issuing key, issues a credential and takes the key back, and pays nothing for any of this', async () => {
  await accredit()
  const [owner, issuer] = [await buildUser(rig.node), await becomeVerifier(verifier)]
  const claim = await buildVerifiedClaim(owner, issuer)
  const { attribute } = await makeKey(issuer)
  const { value, validity } = attribute
  const key = stringToHex(attribute.name, { size: 32 })
  const configuration = 'claim_ldp'
  const offer = () =>
    owner.client.call<CredentialOffer & { code: string }>('POST', `/api/claims/${claim.id}/offers`, { configuration })

  const announced = [verifier.address, key, value, BigInt(validity)] as const
  const announcement = { to, data: encodeFunctionData({ abi, functionName: 'setAttribute', args: announced }) }
  const { from } = await bring(rig, verifier.client, verifier.execute([announcement]))
  expect(toAddress(from)).toBe(toAddress(rig.sponsor))
  expect(await listKeys(issuer)).toMatchObject([{ state: 'active' }])
  const taken = await takeDataIntegrity(await openWallet(rig.node.url, 'EdDSA'), (await offer()).body, configuration)
  const credential = taken.body.credentials?.[0].credential
  if (!credential) throw new Error(`${taken.body.error}: ${taken.body.error_description}`)
  const did = `did:ethr:0x${chainId.toString(16)}:${verifier.address}`
  expect(credential).toMatchObject({ issuer: did, proof: { verificationMethod: `${did}#delegate-1` } })
  expect(await verifyElsewhere(credential)).toBe('verified')

  const args = [verifier.address, key, value] as const
  const taking = { to, data: encodeFunctionData({ abi, functionName: 'revokeAttribute', args }) }
  await bring(rig, verifier.client, verifier.execute([taking], { nonce: 1n }))
  expect(await verifyElsewhere(credential)).toMatch(/is not in the document/)
  const { status, body } = await offer()
  expect([status, body.code]).toEqual([409, 'issuer-key-missing'])
})

test('the service pays for DID attributes only of an account that is accredited, and not of an account that was suspended later', async () => {
  expect(await refusal(verifier.client, verifier.execute([attribute(verifier.address)]))).toBe(refused)
  expect(await refusal(verifier.client, verifier.execute([mint(), attribute(verifier.address)]))).toBe(refused)
  await accredit()
  await administrate({ functionName: 'suspend', text: 'The office has closed' })
  expect(await refusal(verifier.client, verifier.execute([attribute(verifier.address)]))).toBe(refused)
})

test('the service does not pay a verifier for DID attributes of another identity', async () => {
  await accredit()
  const other = await buildPasskeyAccount(rig)
  expect(await refusal(verifier.client, verifier.execute([attribute(other.address)]))).toBe(refused)
})

test('the service does not pay for changing the owner of a DID in the ERC-1056 registry, or for a call of `setAttribute` to another contract', async () => {
  await accredit()
  const args = [verifier.address, verifier.address] as const
  const owner = { to, data: encodeFunctionData({ abi, functionName: 'changeOwner', args }) }
  expect(await refusal(verifier.client, verifier.execute([owner]))).toBe(refused)
  const elsewhere = { ...attribute(verifier.address), to: didRegistry }
  expect(await refusal(verifier.client, verifier.execute([elsewhere]))).toBe(refused)
})

test('the service does not pay for a DID attribute whose value is too long', async () => {
  await accredit()
  const long = attribute(verifier.address, ofLength(maximumAttributeBytes + 1))
  expect(await refusal(verifier.client, verifier.execute([long]))).toBe(refused)
})

test('an installation that knows no ERC-1056 registry does not pay for DID attributes', async () => {
  const without = await buildSponsorRig()
  try {
    await without.untilOffered()
    const own = await buildPasskeyAccount(without)
    expect(await refusal(own.client, own.execute([attribute(own.address)]))).toBe(refused)
  } finally {
    await without.close()
  }
})
