import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { attestationDigest } from '@did/credentials/attestation/claim-attestation'
import { hashRevocationReason } from '@did/credentials/attestation/claim-revocation'
import { toShareFile } from '@did/credentials/share/share-file'
import { parseShareUrl } from '@did/credentials/share/share-link'
import type { AttestationMessage } from '@did/domain/attestation/attestation'
import type { FieldKind } from '@did/domain/claim/claim-field'
import type { CreateClaim } from '@did/domain/claim/claim-form'
import { claimIdSchema } from '@did/domain/ids'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { CreatedShare } from '@did/domain/share/share-record'
import { ownNameMark } from '@did/domain/texts/en/verdict/own-name'
import { demoAdministrator, serviceAccount } from '@did/local/demo-accounts'
import { expect, inject } from 'vitest'
import deployments from '../../../contracts/deployments.json' with { type: 'json' }
import {
  buildClaim,
  buildRevocation,
  buildUser,
  buildVerifiedClaim,
  buildVerifier,
  mint,
  type Person,
} from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { controlChain } from '../rig/test-chain.ts'
import { check, checkLater } from './run-checker.ts'

const stack = inject('stack')
const folder = mkdtempSync(join(tmpdir(), 'did-check-'))
const chain = controlChain(stack)

let node: Node
let owner: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  await mint(owner.client)
})
test.afterAll(() => rmSync(folder, { recursive: true }))

const checkHere = (...words: string[]) => check(...words, '--rpc', stack.rpcUrl)

type Shared = { link: string; message: AttestationMessage; digest: `0x${string}`; claimId: number; shareId: string }

/** The service that the link names answers only if `isServed`. */
async function share(
  verifier: Person,
  { isServed = false, validUntil, text }: { isServed?: boolean; validUntil?: string; text?: Partial<CreateClaim> } = {},
): Promise<Shared> {
  const asked = text && (await buildClaim(owner, text))
  const claim = await buildVerifiedClaim(owner, verifier, {
    ...(validUntil && { validUntil }),
    ...(asked && { claim: asked }),
  })
  const { url, id } = await owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  const parsed = parseShareUrl(url)
  if (parsed.kind !== 'attested') throw new Error('The share carries no attestation')
  const digest = attestationDigest(attestationDomain(node.ctx.config), parsed)
  const link = isServed ? url.replace(publicUrl, node.url) : url
  return { link, message: parsed.message, digest, claimId: claim.id, shareId: id }
}

async function buildAccredited(name = 'Quinta do Vale'): Promise<Person> {
  const verifier = await buildVerifier(node, `${name} ${crypto.randomUUID()}`)
  await chain.send(demoAdministrator.address, {
    abi,
    functionName: 'accredit',
    args: [verifier.client.address, name, ''],
  })
  return verifier
}
const anchor = (digest: `0x${string}`) =>
  chain.send(serviceAccount.address, { abi, functionName: 'anchor', args: [[digest]] })
/**
 * Suspends a verifier after moving the chain's clock. A standing changes at a block's time, and two
 * blocks of one second would have the same time.
 */
const suspend = async ({ client }: Person) => {
  await chain.client.increaseTime({ seconds: 1 })
  await chain.send(demoAdministrator.address, { abi, functionName: 'suspend', args: [client.address, 'for a test'] })
}

test('the registry that check-credential expects is deployed on the development chain', () => {
  const { didRegistry, deployedAtBlock } = deployments['31337']
  expect(didRegistry).toBe(stack.contracts.didRegistry)
  expect(deployedAtBlock).toBeLessThanOrEqual(stack.contracts.deployedAtBlock)
})

test('check-credential exits with 0 for an attestation of an accredited verifier, even if the service cannot be reached', async () => {
  const { link } = await share(await buildAccredited())
  const { code, output } = await checkHere(link)
  expect(output).toContain('You can rely on this claim. Quinta do Vale confirmed it.')
  expect(output).toMatch(/^Could not be checked {2}Whether the owner still shares it/m)
  expect(output).toContain('The claim: “Master of Science”')
  expect(code).toBe(0)
})

test('check-credential exits with 0 for a link with fields, and prints the name, the opened fields and the number of fields that were not shared', async () => {
  const field = (name: string, label: string, kind: FieldKind, value: string, isOpenByDefault: boolean) => {
    return { field: name, label, kind, value, isOpenByDefault }
  }
  const fields = [
    field('issued_in', 'Issued in', 'country', 'PT', true),
    field('issued_on', 'Issued on', 'date', '2026-07-14', true),
    field('member_number', 'Member number', 'text', 'Not for everybody', false),
  ]
  const { link } = await share(await buildAccredited(), { text: { holderName: 'Maya Rossi', fields } })
  const { code, output } = await checkHere(link)
  for (const line of [
    'Name: “Maya Rossi”',
    '“Issued in”: “Portugal”',
    '“Issued on”: “Jul 14, 2026”',
    '2 fields were not shared.',
  ])
    expect(output.split('\n')).toContain(line)
  expect(output).not.toContain('Not for everybody')
  expect(code).toBe(0)
})

test('check-credential exits with 2 for a claim that names nobody, even when an accredited verifier confirmed it and the chain recorded it', async () => {
  const { link, digest } = await share(await buildAccredited(), { text: { holderName: '' } })
  await anchor(digest)
  const { code, output } = await checkHere(link)
  expect(output).toMatch(/^Warning {15}It does not say whose it is/m)
  expect(output).not.toContain('You can rely on this claim')
  expect(code).toBe(2)
})

test('check-credential exits with 0 for a share in a file', async () => {
  const { link, digest } = await share(await buildAccredited())
  await anchor(digest)
  const file = join(folder, 'claim.json')
  writeFileSync(file, toShareFile(link))
  const { code, output } = await checkHere(file)
  expect(output).toMatch(/^Passed {16}Confirmed no later than /m)
  expect(code).toBe(0)
})

test('check-credential exits with 0 for an attestation whose verifier was suspended after the anchor, and prints the suspension', async () => {
  const verifier = await buildAccredited('Academy of Yesterday')
  const { link, digest } = await share(verifier)
  await anchor(digest)
  await suspend(verifier)
  const { code, output } = await checkHere(link)
  expect(output).toMatch(/Confirmed by Academy of Yesterday, which was a known verifier then .* it is suspended since/)
  expect(code).toBe(0)
})

test('check-credential exits with 1 for a link with one changed character', async () => {
  const { link } = await share(await buildAccredited())
  const place = link.indexOf('#p=') + 40
  const other = link[place] === 'A' ? 'B' : 'A'
  expect((await checkHere(link.slice(0, place) + other + link.slice(place + 1))).code).toBe(1)
})

test('check-credential exits with 1 for an attestation that the chain recorded only after its verifier was suspended', async () => {
  const verifier = await buildAccredited()
  const { link, digest } = await share(verifier)
  await suspend(verifier)
  await anchor(digest)
  expect((await checkHere(link)).code).toBe(1)
})

test('with the policy “review”, check-credential exits with 1 for an unanchored attestation of a suspended verifier', async () => {
  const verifier = await buildAccredited()
  const { link } = await share(verifier)
  await suspend(verifier)
  const { code, output } = await checkHere(link, '--policy', 'review')
  expect(output).toContain('nothing proves that it confirmed this claim before')
  expect(output).not.toContain('The claim:')
  expect(code).toBe(1)
  expect((await checkHere(link)).code).toBe(2)
})

test('check-credential exits with 1 for an attestation that its verifier revoked on the chain', async () => {
  const verifier = await buildAccredited()
  const { link, digest, claimId } = await share(verifier)
  const { signature } = await buildRevocation(verifier, { id: claimIdSchema.parse(claimId) }, 'other')
  const args = [verifier.client.address, digest, hashRevocationReason('other'), signature] as const
  await chain.send(serviceAccount.address, { abi, functionName: 'revoke', args })
  const { code, output } = await checkHere(link)
  expect(output).toContain('Do not rely on this claim. Quinta do Vale withdrew it')
  expect(code).toBe(1)
})

test('with the policy “review”, check-credential exits with 1 for a signer that nobody has accredited', async () => {
  const { link } = await share(await buildVerifier(node))
  expect((await checkHere(link, '--policy', 'review')).code).toBe(1)
  expect((await checkHere(link, '--registry', stack.contracts.didRegistry)).code).toBe(1)
})

test('with the policy “open”, check-credential exits with 2 for a signer that nobody has accredited', async () => {
  const { link } = await share(await buildVerifier(node))
  const { code, output } = await checkHere(link)
  expect(output).toContain('Confirmed by somebody we do not know')
  expect(output).not.toContain(ownNameMark)
  expect(code).toBe(2)
})

test('check-credential exits with 2 for a signer that chose its name itself, and prints this name after a warning', async () => {
  const { link } = await share(await buildVerifier(node, 'Joe’s Academy'), { isServed: true })
  const { code, output } = await checkHere(link)
  expect(output).toContain(`\n${ownNameMark} “Joe’s Academy”\n`)
  expect(output.match(/Joe’s/g)).toHaveLength(1)
  expect(code).toBe(2)
  expect((await checkHere(link, '--no-server')).output).not.toContain('Joe’s')
})

test('check-credential exits with 2 for a share that its owner has withdrawn, and with 0 if it was told not to ask the service', async () => {
  const { link, shareId } = await share(await buildAccredited(), { isServed: true })
  expect((await checkHere(link)).code).toBe(0)
  await owner.client.call('DELETE', `/api/shares/${shareId}`)
  const { code, output } = await checkHere(link)
  expect(output).toContain('This link has ended')
  expect(code).toBe(2)
  expect((await checkHere(link, '--no-server')).code).toBe(0)
})

test('check-credential exits with 2 for an attestation that has expired', async () => {
  const validUntil = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const { link } = await share(await buildAccredited(), { validUntil })
  expect((await checkHere(link)).code).toBe(0)
  const { code, output } = await checkLater(link, '--rpc', stack.rpcUrl)
  expect(output).toContain('This claim has expired')
  expect(code).toBe(2)
})

test('check-credential exits with 2 for a link that has lost its end or its fragment', async () => {
  const { link } = await share(await buildAccredited())
  for (const broken of [link.slice(0, -1), link.slice(0, -100), link.split('#')[0] ?? '']) {
    const { code, output } = await checkHere(broken)
    expect(output).toContain('This link is incomplete')
    expect(output).not.toContain('Master of Science')
    expect(code).toBe(2)
  }
})

test('check-credential exits with 2 for two different links at once, and checks one link that was pasted twice', async () => {
  const verifier = await buildAccredited()
  const [{ link }, other] = [await share(verifier), await share(verifier)]
  expect(await checkHere(`${link} ${other.link}`)).toMatchObject({ code: 2 })
  expect((await checkHere(`${link} ${link}`)).output).toContain('Master of Science')
})

test('check-credential exits with 2 when the chain cannot be reached', async () => {
  const { link } = await share(await buildAccredited())
  const { code, output } = await check(link, '--rpc', 'http://127.0.0.1:9')
  expect(output).toContain('Not everything could be checked')
  expect(output).toMatch(/^Passed {16}The content is exactly what the verifier signed/m)
  expect(code).toBe(2)
})

test.each([
  ['nothing to check', []],
  ['two links', ['/shared-claim?data=a', '/shared-claim?data=b']],
  ['a missing file', ['nowhere.json']],
  ['an unknown option', ['--believe', '/shared-claim?data=a']],
  ['an invalid address', ['/shared-claim?data=a', '--registry', '0x12', '--rpc', stack.rpcUrl]],
])('check-credential exits with 2 for %s, and mentions the help', async (_, words) => {
  const { code, output } = await check(...words)
  expect(output).toContain('--help')
  expect(code).toBe(2)
})
