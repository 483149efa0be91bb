import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { nobody } from '@did/contracts/test-control'
import { buildMoveConsentRequest, type ConsentToMove, moveConsentDigest } from '@did/credentials/recovery/move-consent'
import type { SponsoredCall } from '@did/domain/account/sponsored-call'
import { type Address, type Hex, toAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { encodeFunctionData, zeroHash } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Client, signedIn } from '../rig/client.ts'
import { buildPasskeyAccount, type PasskeyAccount } from './passkey-account.ts'
import {
  bring,
  buildSponsorRig,
  commit,
  findToken,
  mint,
  refusal,
  registryCall,
  type SponsorRig,
} from './sponsor-rig.ts'

let rig: SponsorRig
let wallet: Client
let account: PasskeyAccount
beforeAll(async () => {
  rig = await buildSponsorRig()
  await rig.untilOffered()
  rig.serve()
})
beforeEach(async () => {
  wallet = await signedIn(rig.node)
  account = await buildPasskeyAccount(rig)
})
afterAll(() => rig.close())

const deadline = 4_000_000_000
const refused = '422 sponsoring-refused'
const registry = () => ({ address: toAddress(rig.contracts.didRegistry), abi }) as const
const domain = () => attestationDomain({ chainId: inject('stack').chainId, didRegistry: rig.contracts.didRegistry })
const readController = async (identity: Address) => {
  const [controller] = await rig.hand.readContract({
    ...registry(),
    functionName: 'controllerOf',
    args: [identity],
  })
  return toAddress(controller)
}
const hasCode = async (address: Address) => (await rig.hand.getCode({ address })) !== undefined

type Signer = Pick<PasskeyAccount, 'address' | 'signMessage'> | Client

async function agree(signer: Signer, about: Pick<ConsentToMove, 'action' | 'identity' | 'controller'>) {
  const nonce = await rig.hand.readContract({ ...registry(), functionName: 'nonces', args: [signer.address] })
  const consent = { ...about, nonce: String(nonce), deadline }
  const signature =
    'signMessage' in signer
      ? signer.signMessage(moveConsentDigest(domain(), consent))
      : await signer.account.signTypedData(buildMoveConsentRequest(domain(), consent) as never)
  return { deadline: BigInt(deadline), signature }
}

type Parties = { identity: Address; from: Signer; to: Signer; next?: Hex }

async function move({ identity, from, to, next }: Parties): Promise<SponsoredCall> {
  const about = { identity, controller: to.address }
  const present = await agree(from, { action: 'MoveControl', ...about })
  const accepted = await agree(to, { action: 'AcceptControl', ...about })
  const args = [identity, to.address, nobody, present, next ? { ...accepted, signature: next } : accepted] as const
  return { kind: 'control', data: encodeFunctionData({ abi, functionName: 'moveControl', args }) }
}

const toAccount = () => move({ identity: wallet.address, from: wallet, to: account })

test('a wallet without money can move its identity to a new passkey, and sending the same move again has no effect', async () => {
  const call = await toAccount()
  const { transactionHash } = await bring(rig, wallet, call)
  expect(await readController(wallet.address)).toBe(account.address)
  expect(await rig.hand.getTransactionCount({ address: wallet.address })).toBe(0)
  expect((await bring(rig, wallet, call)).transactionHash).toBe(transactionHash)
})

test('a passkey without a deployed account can move its identity to a wallet', async () => {
  await bring(rig, account.client, await move({ identity: account.address, from: account, to: wallet }))
  expect(await readController(account.address)).toBe(wallet.address)
})

test('an identity that a wallet moved to a passkey can move back to the wallet', async () => {
  await bring(rig, wallet, await toAccount())
  const back = await account.comeBack()
  await bring(rig, back, await move({ identity: wallet.address, from: account, to: wallet }))
  expect(await readController(wallet.address)).toBe(wallet.address)
})

const called = { deadline: 0n, signature: '0x' } as const
const mintFor = (identity: Address) => registryCall({ abi, functionName: 'mintDIDFor', args: [identity, called] })

test('when an identity has moved to a passkey, the service pays for this identity’s calls, and not for a DID of the passkey’s own account', async () => {
  await bring(rig, wallet, await toAccount())
  const back = await account.comeBack()
  expect(await refusal(back, account.execute([mint()]))).toBe(refused)
  expect(await refusal(back, account.execute([mintFor(account.address)]))).toBe(refused)
  await bring(rig, back, account.execute([mintFor(wallet.address)]))
  const token = await findToken(rig, wallet.address)
  const { logs } = await bring(rig, back, account.execute([commit(token)], { nonce: 1n }))
  expect(logs).toHaveLength(1)
  expect(await refusal(back, account.execute([mintFor(wallet.address)], { nonce: 2n }))).toBe(refused)
})

test('a passkey to which an identity moved can be stored, and is listed among the passkeys of that identity’s account', async () => {
  await bring(rig, wallet, await toAccount())
  const back = await account.comeBack()
  const credentialId = zeroHash.slice(2)
  const { status } = await back.call('POST', '/api/passkeys', { credentialId, ...account.key })
  expect(status).toBe(204)
  expect((await back.call('GET', '/api/passkeys')).body).toMatchObject([{ credentialId }])
  expect((await back.call<{ account: string }>('GET', `/api/passkeys/${credentialId}`)).body.account).toBe(
    account.address,
  )
})

test('an identity is not moved when a stranger sends the consents of its wallet and of the new controller', async () => {
  const stranger = await signedIn(rig.node)
  expect(await refusal(stranger, await toAccount())).toBe(refused)
  const forged = await move({ identity: wallet.address, from: stranger, to: account })
  expect(await refusal(wallet, forged)).toBe('422 sponsored-call-fails')
  expect(await readController(wallet.address)).toBe(wallet.address)
})

test('no account is deployed when its passkey has not consented to the move, even if it has consented to another move', async () => {
  const elsewhere = await agree(account, {
    action: 'AcceptControl',
    identity: account.address,
    controller: account.address,
  })
  for (const next of [elsewhere.signature, account.signMessage(zeroHash)]) {
    expect(await refusal(wallet, await move({ identity: wallet.address, from: wallet, to: account, next }))).toBe(
      refused,
    )
  }
  expect(await hasCode(account.address)).toBe(false)
})

test('no account is deployed when the consent is signed by another passkey than the account’s own', async () => {
  const other = await buildPasskeyAccount(rig)
  const about = { action: 'AcceptControl', identity: wallet.address, controller: account.address } as const
  const { signature: next } = await agree({ ...account, signMessage: other.signMessage }, about)
  expect(await refusal(wallet, await move({ identity: wallet.address, from: wallet, to: account, next }))).toBe(refused)
  expect(await hasCode(other.address)).toBe(false)
})
