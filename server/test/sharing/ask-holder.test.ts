import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { consent, nobody } from '@did/contracts/test-control'
import { parseChallengePath } from '@did/credentials/holder-challenge/challenge-link'
import { buildAnswerSigningRequest } from '@did/credentials/holder-challenge/holder-answer'
import { openQuestion, sealHolderAnswer } from '@did/credentials/holder-challenge/sealed-challenge'
import { sealControlledShare } from '@did/credentials/share/controlled-share'
import { discloseLeaves } from '@did/credentials/share/disclosed/share-disclosure'
import { buildShareFile } from '@did/credentials/share/share-file'
import { deriveShareToken, hashShareToken } from '@did/credentials/share/share-token'
import { makeCollectionLink, shortLinkLength } from '@did/credentials/share/short-link'
import type { Claim } from '@did/domain/claim/claim'
import type { HolderChallenge } from '@did/domain/holder-challenge/holder-challenge'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { CreatedShare, Shareable } from '@did/domain/share/share-record'
import { demoAdministrator, demoOwner } from '@did/local/demo-accounts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import { buildUser, buildVerifiedClaim, buildVerifier, mint, type Person, revoke } from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { controlChain } from '../rig/test-chain.ts'
import { startCheck } from './run-checker.ts'

const stack = inject('stack')
const chain = controlChain(stack)

let node: Node
let door: Awaited<ReturnType<typeof openDoor>>
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  door = await openDoor(node)
  verifier = await buildVerifier(node, `Quinta do Vale ${crypto.randomUUID()}`)
  const args = [verifier.client.address, 'Quinta do Vale', ''] as const
  await chain.send(demoAdministrator.address, { abi, functionName: 'accredit', args })
})
test.afterAll(() => door.close())

/**
 * Opens an address that leads to a node. The command sends this address as its origin, and the
 * node accepts calls from the origin of PUBLIC_URL only.
 */
async function openDoor({ url }: Node) {
  const server = createServer(async (request, response) => {
    const { method = 'GET' } = request
    const headers = { 'content-type': 'application/json', origin: publicUrl }
    const body = method === 'GET' ? null : await text(request)
    const answer = await fetch(`${url}${request.url}`, { method, headers, body })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${address.port}`, close }
}

async function buildMintedOwner(): Promise<Person> {
  const holder = await buildUser(node)
  await mint(holder.client)
  return holder
}

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** Makes one link to these claims, as the owner's page does. */
async function shareTogether(holder: Person, claims: readonly Claim[]): Promise<string> {
  const random = randomBytes(shortLinkLength)
  const { members, url } = makeCollectionLink(door.url, { count: claims.length, random })
  const shares = await Promise.all(
    members.map(async (member, index) => {
      const claimId = claims[index]?.id
      const { payload, attestation, leaves, claimHash } = await holder.client.ok<Shareable>(
        'GET',
        `/api/claims/${claimId}/shareable`,
      )
      if (!attestation) throw new Error('The claim has no attestation')
      const proof = { kind: 'attested' as const, shareId: member.shareId, ...attestation }
      const file = buildShareFile({ payload, proof, disclosure: discloseLeaves(leaves, []) })
      const ciphertext = await sealControlledShare({ ...member, file }, randomBytes)
      const tokenHash = await hashShareToken(await deriveShareToken(member))
      return { claimId, id: member.shareId, fields: [], ciphertext, tokenHash, claimHash }
    }),
  )
  await holder.client.ok('POST', '/api/collections', { shares })
  return url
}

const ask = (link: string, ...words: string[]) => startCheck(link, '--ask-holder', ...words, '--rpc', stack.rpcUrl)

/** Waits until the command has printed this many links for the holder. Returns the last link. */
async function waitForLink({ said }: ReturnType<typeof ask>, count: number): Promise<URL> {
  const links = () => said().match(/^http\S+\/prove\/\S+$/gm) ?? []
  await expect.poll(links).toHaveLength(count)
  return new URL(links()[count - 1] ?? '')
}

/** Answers a question of the command with the key of this account, as the holder's page does. */
async function answer(link: URL, account: Person['client']['account']): Promise<void> {
  const code = parseChallengePath(link)
  if (!code) throw new Error('The link is not whole')
  const { client } = await buildUser(node)
  const { sealed } = await client.ok<HolderChallenge>('GET', `/api/holder-challenges/${code.id}`)
  const question = await openQuestion(sealed, code)
  if (!question) throw new Error('The question cannot be read')
  const answeredAt = Math.floor(Date.now() / 1000)
  const request = buildAnswerSigningRequest(attestationDomain(node.ctx.config), question, answeredAt)
  const { EIP712Domain: _, ...types } = request.types
  const signature = await account.signTypedData({ ...request, types } as never)
  const body = { sealed: await sealHolderAnswer({ signature, answeredAt }, code, randomBytes) }
  await client.ok('POST', `/api/holder-challenges/${code.id}/answers`, body)
}

test('check-credential --ask-holder exits with 0 for a genuine credential whose holder has answered', async () => {
  const holder = await buildMintedOwner()
  const claim = await buildVerifiedClaim(holder, verifier)
  const { url } = await holder.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  const asking = ask(url.replace(publicUrl, door.url))
  await answer(await waitForLink(asking, 1), holder.client.account)
  const { code, output } = await asking.ended
  expect(output).toContain('The person who answered controls this credential.')
  expect(output).not.toContain('This has changed')
  expect(code).toBe(0)
})

test('check-credential --ask-holder exits with 1 if the verifier withdrew the credential while the command waited for the holder', async () => {
  const holder = await buildMintedOwner()
  const claim = await buildVerifiedClaim(holder, verifier)
  const { url } = await holder.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  const asking = ask(url.replace(publicUrl, door.url))
  const link = await waitForLink(asking, 1)
  await revoke(verifier, claim, 'other')
  await answer(link, holder.client.account)
  const { code, output } = await asking.ended
  expect(output).toContain('You can rely on this claim.')
  expect(output).toMatch(
    /^This has changed while the command waited for the holder:\nFailed {16}Withdrawn by the verifier/m,
  )
  expect(output).toContain('Do not rely on this claim. Quinta do Vale has withdrawn it')
  expect(code).toBe(1)
})

test('check-credential --ask-holder exits with 1 if the verifier withdrew a credential of a collection while the command waited for another answer', async () => {
  const holder = await buildMintedOwner()
  const [first, second] = [await buildVerifiedClaim(holder, verifier), await buildVerifiedClaim(holder, verifier)]
  const asking = ask(await shareTogether(holder, [first, second]), '--open')
  await answer(await waitForLink(asking, 1), holder.client.account)
  const link = await waitForLink(asking, 2)
  await revoke(verifier, first, 'other')
  await answer(link, holder.client.account)
  const { code, output } = await asking.ended
  expect(output).toMatch(/^1\. This has changed while the command waited for the holder:\nFailed/m)
  expect(output).not.toContain('2. This has changed')
  expect(code).toBe(1)
})

test('check-credential --ask-holder counts no answer of a key that no longer controls the identity when the command ends', async () => {
  const holder = await buildMintedOwner()
  const claims = [await buildVerifiedClaim(holder, verifier), await buildVerifiedClaim(holder, verifier)]
  const asking = ask(await shareTogether(holder, claims), '--open')
  await answer(await waitForLink(asking, 1), holder.client.account)
  const link = await waitForLink(asking, 2)
  await chain.client.increaseTime({ seconds: 1 })
  const next = await moveControl(holder)
  await answer(link, next)
  const { code, output } = await asking.ended
  expect(output).toMatch(/^1\. This has changed(?:.|\n)+Somebody answered with a wallet that does not hold/m)
  expect(code).toBe(2)
})

/** Moves the holder's identity to a new key. Returns the account of this key. */
async function moveControl({ client }: Person) {
  const domain = attestationDomain(node.ctx.config)
  const next = privateKeyToAccount(generatePrivateKey())
  const message = { identity: client.address, controller: next.address }
  const [moved, accepted] = [
    await consent(client.account, domain, { name: 'MoveControl', message, nonce: 0n }),
    await consent(next, domain, { name: 'AcceptControl', message, nonce: 0n }),
  ]
  const args = [client.address, next.address, nobody, moved, accepted] as const
  await chain.send(demoOwner.address, { abi, functionName: 'moveControl', args })
  return next
}
