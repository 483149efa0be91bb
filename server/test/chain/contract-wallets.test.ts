import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { waitForReceipt } from '@did/contracts/receipt'
import { deploySafe } from '@did/contracts/test-safe'
import { deployBuyableWallet, deployOwnerWallet, predictOwnerWallet } from '@did/contracts/test-wallet'
import { attestationDigest, toAttestation } from '@did/credentials/attestation/claim-attestation'
import { type ParsedShare, parseShareUrl } from '@did/credentials/share/share-link'
import { type Findings, findFacts } from '@did/credentials/verdict/find-facts'
import { judgeShare } from '@did/credentials/verdict/verdict'
import type { User } from '@did/domain/account/user'
import type { AttestationRequest } from '@did/domain/attestation/attestation'
import type { Claim } from '@did/domain/claim/claim'
import { buildOffChainTokenId, type Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { CreatedShare } from '@did/domain/share/share-record'
import { createWalletClient, hashMessage, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSeverableLink } from '../failures/severable-link.ts'
import {
  buildClaim,
  buildProof,
  buildRequest,
  buildSentAttributes,
  buildUser,
  buildVerifier,
  type Person,
} from '../rig/builders.ts'
import { Client } from '../rig/client.ts'
import { createInstallation, type Installation, type Node } from '../rig/stack.ts'

type Wallet = { address: Hex; sign: (digest: Hex) => Promise<Hex> }

const { rpcUrl, accounts, serviceKey } = inject('stack')
const hand = (key: Hex) => createWalletClient({ account: privateKeyToAccount(key), transport: http(rpcUrl) })
/** This account pays for the deployment of the contract wallets, and its key signs for them. */
const keeper = hand(accounts[1]?.privateKey ?? '0x')

let link: Awaited<ReturnType<typeof createSeverableLink>>
let installation: Installation
let node: Node
let owner: Person
beforeAll(async () => {
  link = await createSeverableLink(rpcUrl)
  installation = await createInstallation({ RPC_URL: link.url })
  node = await installation.startNode()
  owner = await buildUser(node)
})
afterEach(() => link.mend())
afterAll(async () => {
  await installation.close()
  await link.close()
})

async function signIn(wallet: Wallet, sign = wallet.sign) {
  const client = new Client(node)
  const message = await client.buildSignInMessage({ address: wallet.address })
  const body = { message, signature: await sign(hashMessage(message)) }
  const reply = await client.call<{ address: string; code: string }>('POST', '/api/auth/verify', body)
  client.cookie = reply.headers.getSetCookie()[0]?.split(';', 1)[0]
  return { client, reply }
}

async function becomeVerifier(wallet: Wallet): Promise<Person> {
  const { client } = await signIn(wallet)
  const user = await client.ok<User>('POST', '/api/users', { username: `wallet ${wallet.address.slice(2, 12)}` })
  const asVerifier = { status: true, organization: `Office ${wallet.address.slice(2, 12)}` }
  return { client, user: await client.ok<User>('PUT', `/api/users/${user.id}/verifier`, asVerifier) }
}

async function prepare(verifier: Person) {
  const { claim, request } = await buildRequest(owner, verifier)
  const path = `/api/verification-requests/${request.id}/attestation?level=EducationProof`
  const attestation = toAttestation(await verifier.client.ok<AttestationRequest>('GET', path))
  const digest = attestationDigest(attestationDomain(node.ctx.config), attestation)
  const proof = await buildProof(claim)
  const verify = (signature: Hex) =>
    verifier.client.call('PUT', `/api/claims/${claim.id}/verify`, {
      isVerified: true,
      verificationLevel: 'EducationProof',
      proof,
      attestation: { ...attestation, signature },
    })
  return { claim, digest, verify }
}

async function check(claim: Claim, isReachable = true): Promise<Findings & { codes: string[] }> {
  const { url } = await owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  const share = parseShareUrl(url)
  const found = await find(share, isReachable)
  return { ...found, codes: judgeShare(share, found.facts).checks.map(({ code }) => code) }
}

function find(share: ParsedShare, isReachable = true): Promise<Findings> {
  const { chainId, didRegistry } = node.ctx.config
  return findFacts(share, {
    installation: {
      chainId,
      didRegistry,
      rpcUrl: isReachable ? rpcUrl : 'http://127.0.0.1:9',
      deployedAtBlock: 0,
      verifierPolicy: 'open',
    },
    fetch,
    now: Math.floor(Date.now() / 1000),
    serverUrl: null,
  })
}

async function anchor(digest: Hex): Promise<void> {
  const service = hand(serviceKey)
  const call = {
    abi: didRegistryAbi,
    address: node.ctx.config.didRegistry,
    functionName: 'anchor',
    args: [[digest]],
  } as const
  await waitForReceipt(service, await service.writeContract({ ...call, chain: null }))
}

describe.each([
  ['that is deployed (ERC-1271)', () => deployOwnerWallet(keeper)],
  ['that is not deployed yet (ERC-6492)', () => predictOwnerWallet(keeper)],
  ['that is a Safe with two owners', () => deploySafe(keeper)],
])('a contract wallet %s', (_, build) => {
  test('a contract wallet can sign in, and nobody else’s signature signs the wallet in', async () => {
    const wallet = await build()
    const { reply } = await signIn(wallet)
    expect(reply.body).toMatchObject({ address: wallet.address.toLowerCase() })
    const stranger = privateKeyToAccount(generatePrivateKey())
    const refused = await signIn(wallet, (hash) => stranger.sign({ hash }))
    expect(refused.reply.body).toMatchObject({ code: 'sign-in-signature-invalid' })
  })

  test('a contract wallet can sign attestations, and a checker accepts these signatures only after asking the chain', async () => {
    const wallet = await build()
    const { claim, digest, verify } = await prepare(await becomeVerifier(wallet))
    const stranger = privateKeyToAccount(generatePrivateKey())
    for (const forged of [
      await stranger.sign({ hash: digest }),
      await wallet.sign(`0x${'12'.repeat(32)}`),
      '0x12',
    ] as const)
      expect((await verify(forged)).body).toMatchObject({ status: 422, code: 'attestation-signature-invalid' })
    expect((await verify(await wallet.sign(digest))).status).toBe(200)
    const { facts, codes } = await check(claim)
    expect(facts.attestation).toEqual({ ok: true, signer: wallet.address.toLowerCase(), digest })
    expect(codes).toContain('signature-valid')
    expect((await check(claim, false)).codes).toEqual(['signature-unchecked'])
  })

  test('a contract wallet can sign the private attributes of its claim, and the server refuses these attributes with anybody else’s signature', async () => {
    const wallet = await build()
    const { client } = await signIn(wallet)
    const person = { client, user: await client.ok<User>('POST', '/api/users', { username: `o ${wallet.address}` }) }
    const tokenId = buildOffChainTokenId(wallet.address, Date.now())
    const { id: didId } = await client.ok<Did>('POST', '/api/dids', { tokenId })
    const verifier = await buildVerifier(node)
    const claim = await buildClaim(person, { didId })
    const share = async (sign: Wallet['sign']) => {
      const { address } = wallet
      const attributes = await buildSentAttributes({ owner: person, verifier, claim, wallet: { address, sign } })
      const body = { claimId: claim.id, verifierId: verifier.user.id, attributes, claimHash: claim.claimHash }
      return client.call('POST', '/api/verification-requests', body)
    }
    const stranger = privateKeyToAccount(generatePrivateKey())
    expect((await share((hash) => stranger.sign({ hash }))).body).toMatchObject({
      code: 'attributes-signature-invalid',
    })
    link.cut()
    expect((await share(wallet.sign)).body).toMatchObject({ status: 503, code: 'chain-unreachable' })
    link.mend()
    expect((await share(wallet.sign)).status).toBe(201)
  })
})

test('the signature of a contract wallet is judged by the wallet’s code at the block that recorded the attestation', async () => {
  const wallet = await deployOwnerWallet(keeper)
  const verifier = await becomeVerifier(wallet)
  const [anchored, unanchored] = [await prepare(verifier), await prepare(verifier)]
  for (const { digest, verify } of [anchored, unanchored])
    expect((await verify(await wallet.sign(digest))).status).toBe(200)
  await anchor(anchored.digest)
  await wallet.handOver(accounts[2]?.address ?? '0x')
  expect((await check(anchored.claim)).codes).toContain('signature-valid')
  expect((await check(unanchored.claim)).codes).toEqual(['signature-invalid'])
})

test('a forged signature is refused, even if the check of the signature makes the contract wallet accept a new owner', async () => {
  const thief = privateKeyToAccount(generatePrivateKey())
  const wallet = await deployBuyableWallet(keeper, thief)
  expect((await signIn(wallet, wallet.forge)).reply.body).toMatchObject({ code: 'sign-in-signature-invalid' })
  const { claim, digest, verify } = await prepare(await becomeVerifier(wallet))
  expect((await verify(await wallet.forge(digest))).body).toMatchObject({ code: 'attestation-signature-invalid' })
  expect((await verify(await wallet.sign(digest))).status).toBe(200)
  const share = parseShareUrl((await owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})).url)
  if (share.kind !== 'attested') throw new Error('The share is not attested')
  const { facts } = await find({ ...share, signature: await wallet.forge(digest) })
  expect(facts.attestation).toMatchObject({ ok: false, reason: 'signature-malformed' })
})

test('a signature that a contract wallet makes before its deployment stays valid after the deployment', async () => {
  const wallet = await predictOwnerWallet(keeper, `0x${'6c'.repeat(32)}`)
  const { claim, digest, verify } = await prepare(await becomeVerifier(wallet))
  expect((await verify(await wallet.sign(digest))).status).toBe(200)
  await wallet.deploy()
  expect((await check(claim)).codes).toContain('signature-valid')
  expect((await signIn(wallet)).reply.status).toBe(200)
})

test('the server answers a contract wallet’s signature with “try again”, and not with “invalid”, while the chain cannot be reached', async () => {
  const wallet = await deployOwnerWallet(keeper)
  const { digest, verify } = await prepare(await becomeVerifier(wallet))
  link.cut()
  expect((await verify(await wallet.sign(digest))).body).toMatchObject({ status: 503, code: 'chain-unreachable' })
  expect((await signIn(wallet)).reply.body).toMatchObject({ status: 503, code: 'chain-unreachable' })
  link.mend()
  expect((await verify(await wallet.sign(digest))).status).toBe(200)
})
