import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { didRegistryAbi as abi } from '@did/contracts/generated/did-registry-abi'
import { attestationDigest } from '@did/credentials/attestation/claim-attestation'
import { buildRevocationRequest } from '@did/credentials/attestation/claim-revocation'
import { encodeHeader } from '@did/credentials/evidence/block-header'
import { chainEvidenceSchema } from '@did/credentials/evidence/chain-evidence'
import { toShareFile } from '@did/credentials/share/share-file'
import { parseShareUrl } from '@did/credentials/share/share-link'
import type { Claim } from '@did/domain/claim/claim'
import type { CredentialOffer } from '@did/domain/portable/credential-offer'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import type { CreatedShare } from '@did/domain/share/share-record'
import { checkerTexts as texts } from '@did/domain/texts/en/command-line/checker'
import { demoAdministrator, serviceAccount } from '@did/local/demo-accounts'
import { decodeJwt } from 'jose'
import { type EncodeFunctionDataParameters, type Hex, http, numberToHex } from 'viem'
import { expect, inject } from 'vitest'
import { buildUser, buildVerifiedClaim, buildVerifier, mint, type Person, revoke } from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { test } from '../rig/test.ts'
import { controlChain } from '../rig/test-chain.ts'
import { checkAfterDays, saveEvidence } from '../sharing/run-checker.ts'
import { receive } from './presenting-wallet.ts'
import { openWallet } from './wallet.ts'

const stack = inject('stack')
const chain = controlChain(stack)
const folder = mkdtempSync(join(tmpdir(), 'did-evidence-'))
const months = 335
/**
 * These options name an address at which nothing listens, so check-credential cannot ask a chain.
 * They name the chain, because check-credential accepts saved evidence of a development chain only
 * when the checker names this chain.
 */
const nowhere = ['--rpc', 'http://127.0.0.1:1', '--chain', String(stack.chainId)]

let node: Node
let owner: Person
let verifier: Person
test.beforeAll(async ({ installation }) => {
  node = await installation.startNode()
  owner = await buildUser(node)
  await mint(owner.client)
  verifier = await buildAccredited()
})
test.afterAll(() => rmSync(folder, { recursive: true }))

const send = (call: EncodeFunctionDataParameters<typeof abi>, from: Hex = demoAdministrator.address) =>
  chain.send(from, call)

async function buildAccredited(): Promise<Person> {
  const accredited = await buildVerifier(node)
  const args = [accredited.client.address, 'University of Porto', 'up.example'] as const
  await send({ abi, functionName: 'accredit', args })
  return accredited
}

type Shared = { file: string; claim: Claim; digest: Hex }
let files = 0

async function share({ isRecorded = true } = {}): Promise<Shared> {
  const claim = await buildVerifiedClaim(owner, verifier)
  const { url } = await owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  const parsed = parseShareUrl(url)
  if (parsed.kind !== 'attested') throw new Error('The share carries no attestation')
  const digest = attestationDigest(attestationDomain(node.ctx.config), parsed)
  if (isRecorded) await send({ abi, functionName: 'anchor', args: [[digest]] }, serviceAccount.address)
  return { file: writeShare(url), claim, digest }
}

function writeShare(url: string): string {
  const file = join(folder, `claim-${files++}.json`)
  writeFileSync(file, toShareFile(url))
  return file
}

/**
 * Saves the evidence for a file with save-evidence. Returns the folder, the block's hash and what
 * the command printed.
 */
async function save(file: string, ...words: string[]): Promise<{ documents: string; block: string; output: string }> {
  const documents = join(folder, `evidence-${files++}`)
  // A new block contains the balances that other tests may have set without a block.
  await chain.client.mine({ blocks: 1 })
  const { code, output } = await saveEvidence(file, '--out', documents, '--rpc', stack.rpcUrl, ...words)
  expect(code, output).toBe(0)
  const [block = ''] = /0x[0-9a-f]{64}/.exec(output) ?? []
  return { documents, block, output }
}

const readBlock = (number: bigint): Promise<unknown> =>
  http(stack.rpcUrl)({}).request({ method: 'eth_getBlockByNumber', params: [numberToHex(number), false] })

const readChain = (documents: string) =>
  chainEvidenceSchema.parse(JSON.parse(readFileSync(join(documents, 'chain.json'), 'utf8')))

test('a credential that was saved eleven months ago verifies without service and chain when the checker trusts the saved block', async () => {
  const { file } = await share()
  const { documents, block } = await save(file)
  const words = [file, ...nowhere, '--documents', documents, '--trusted-block', block]
  const { code, output } = await checkAfterDays(months, ...words)
  expect(output).toMatch(/^Passed {16}Confirmed by University of Porto/m)
  expect(output).toMatch(/^Passed {16}Confirmed no later than /m)
  expect(output).toMatch(/^Passed {16}The verifier has not withdrawn it/m)
  expect(output).toMatch(/^Held on \w+ \d+, \d{4}(?: \(local time\))?; a later revocation is not known\.$/m)
  expect(code).toBe(0)
})

test('a credential that was saved eleven months ago stays unchecked when the checker trusts no block, or trusts a block other than the saved one', async () => {
  const { file } = await share()
  const { documents } = await save(file)
  for (const [trusted, sentence] of [
    [[], 'say with --trusted-block which block you believe in'],
    [['--trusted-block', `0x${'12'.repeat(32)}`], 'every block that you named'],
  ] as const) {
    const { code, output } = await checkAfterDays(months, file, ...nowhere, '--documents', documents, ...trusted)
    expect(output).toMatch(/^Could not be checked {2}Withdrawal could not be checked/m)
    expect(output).toContain(sentence)
    expect(output).not.toContain('Held on')
    expect(code).toBe(2)
  }
})

test('a credential that was saved eleven months ago is refused when its verifier had already revoked it on the chain', async () => {
  const { file, claim, digest } = await share()
  await revokeOnChain(claim, digest)
  const { documents, block } = await save(file)
  const words = [file, ...nowhere, '--documents', documents, '--trusted-block', block]
  const { code, output } = await checkAfterDays(months, ...words)
  expect(output).toMatch(/Withdrawn by the verifier on /)
  expect(output).not.toContain('Held on')
  expect(code).toBe(1)
})

test('a saved credential stays unchecked when its proofs are older than a revocation, and the trusted block is newer', async () => {
  const { file, claim, digest } = await share()
  const before = await save(file)
  await revokeOnChain(claim, digest)
  const after = await save(file)
  // Whoever hides the revocation could combine the older proofs with the newer block.
  const [older, newer] = [readChain(before.documents), readChain(after.documents)]
  const forged = { ...newer, preimages: [...older.preimages, newer.preimages[0]] }
  writeFileSync(join(after.documents, 'chain.json'), JSON.stringify(forged))
  for (const documents of [before.documents, after.documents]) {
    const trusted = ['--trusted-block', after.block]
    const { code, output } = await checkAfterDays(months, file, ...nowhere, '--documents', documents, ...trusted)
    expect(output).not.toMatch(/^Passed {16}The verifier has not withdrawn it/m)
    expect(code).toBe(2)
  }
})

test('a saved credential stays unchecked when its folder proves the state before a revocation and leads to the newer block that the checker trusts', async () => {
  const { file, claim, digest } = await share()
  const before = await save(file)
  await revokeOnChain(claim, digest)
  const after = await save(file)
  const [older, newer] = [readChain(before.documents), readChain(after.documents)]
  const from = await chain.client.getBlock({ blockHash: older.block })
  const to = await chain.client.getBlock({ blockHash: newer.block })
  const headers: Hex[] = []
  for (let number = from.number; number <= to.number; number++) headers.push(encodeHeader(await readBlock(number)))
  writeFileSync(
    join(before.documents, 'chain.json'),
    JSON.stringify({ ...older, preimages: [...older.preimages, ...headers] }),
  )
  const words = [file, ...nowhere, '--documents', before.documents]
  for (const trusted of [[after.block], [after.block, before.block]]) {
    const named = trusted.flatMap((block) => ['--trusted-block', block])
    const { code, output } = await checkAfterDays(months, ...words, ...named)
    expect(output).toContain(texts.noSuchBlock)
    expect(output).not.toMatch(/^Passed {16}The verifier has not withdrawn it/m)
    expect([code, output]).toEqual([2, output])
  }
})

test('saved evidence that names another chain is refused even if the checker trusts the block in the evidence', async () => {
  const { file } = await share()
  const { documents, block } = await save(file)
  const words = [file, '--documents', documents, '--trusted-block', block]
  const ofDevelopment = await checkAfterDays(months, ...words)
  expect(ofDevelopment.output).toContain(texts.faults.noChain(stack.chainId))
  writeFileSync(join(documents, 'chain.json'), JSON.stringify({ ...readChain(documents), chainId: 1 }))
  const ofAnother = await checkAfterDays(months, ...words, ...nowhere)
  expect(ofAnother.output).toContain(texts.faults.otherChain(1, stack.chainId))
  expect([ofDevelopment.code, ofAnother.code]).toEqual([2, 2])
})

test('the date of a saved credential that the chain never recorded stays unchecked, and save-evidence warns about this', async () => {
  const { file } = await share({ isRecorded: false })
  const { documents, block, output } = await save(file)
  expect(output).toContain('not recorded on the chain yet')
  const checked = await checkAfterDays(months, file, ...nowhere, '--documents', documents, '--trusted-block', block)
  expect(checked.output).toMatch(/^Could not be checked {2}When it was confirmed/m)
  expect(checked.code).toBe(2)
})

test('a credential that was saved eleven months ago does not count as recorded on the chain when the chain recorded only another credential', async () => {
  const [mine, other] = [await share(), await share()]
  const [foreign, saved] = [await save(other.file), await save(mine.file)]
  const [own, others] = [readChain(saved.documents), readChain(foreign.documents)]
  const preimages = [...own.preimages, ...others.preimages]
  writeFileSync(join(saved.documents, 'chain.json'), JSON.stringify({ ...own, anchor: others.anchor, preimages }))
  const trusted = ['--trusted-block', saved.block, '--trusted-block', foreign.block]
  const { output } = await checkAfterDays(months, mine.file, ...nowhere, '--documents', saved.documents, ...trusted)
  expect(output).toMatch(/^Passed {16}The verifier has not withdrawn it/m)
  expect(output).not.toContain('Confirmed no later than')
})

test('a saved credential for other people’s software verifies by saved documents and a block that the checker trusts', async () => {
  const { claim } = await share()
  const { file, folder: documents, url } = await saveForeign(claim)
  // The evidence for a share of this claim is also evidence for this credential.
  const again = await owner.client.ok<CreatedShare>('POST', `/api/claims/${claim.id}/shares`, {})
  const saved = await save(writeShare(again.url))
  copyFileSync(join(saved.documents, 'chain.json'), join(documents, 'chain.json'))
  writeFileSync(join(documents, 'index.json'), describeFolder(url, { chain: 'chain.json' }))
  const words = [file, ...nowhere, '--documents', documents, '--service', publicUrl]
  const { code, output } = await checkAfterDays(months, ...words, '--trusted-block', saved.block)
  expect(output).toMatch(/^Passed {16}Issued by this service/m)
  expect(output).toMatch(/^Passed {16}Confirmed by University of Porto/m)
  expect(output).toContain('Whoever saved them could have changed them.')
  expect(output).toMatch(/^Held on \w+ \d+, \d{4}(?: \(local time\))?; a later revocation is not known\.$/m)
  expect([code, output]).toEqual([0, output])
  expect((await checkAfterDays(months, ...words)).code).toBe(2)
  const expired = await checkAfterDays(400, ...words, '--trusted-block', saved.block)
  expect([expired.code, expired.output]).toEqual([2, expect.stringContaining('Expired on')])
})

test('a saved credential for other people’s software verifies by the documents that save-evidence got from the service', async () => {
  const { claim } = await share()
  const { publicUrl } = node.ctx.config
  node.ctx.config.publicUrl = node.url.replace('127.0.0.1', 'localhost')
  const service = ['--service', node.ctx.config.publicUrl]
  const file = join(folder, `credential-${files++}.txt`)
  const path = `/api/claims/${claim.id}/credential?configuration=claim_sd_jwt`
  writeFileSync(file, await owner.client.ok<string>('GET', path))
  const { documents, block } = await save(file, ...service)
  node.ctx.config.publicUrl = publicUrl
  const words = [file, ...nowhere, '--documents', documents, '--trusted-block', block, ...service]
  const { code, output } = await checkAfterDays(months, ...words)
  expect(output).toMatch(/^Passed {16}Issued by this service/m)
  expect(output).toMatch(/^Passed {16}Confirmed by University of Porto/m)
  expect(output).toMatch(/^Held on \w+ \d+, \d{4}(?: \(local time\))?; a later revocation is not known\.$/m)
  expect(code, output).toBe(0)
})

test('a saved credential for other people’s software stays unchecked when the saved document is of another DID', async () => {
  const { claim } = await share()
  const { file, folder: documents, url } = await saveForeign(claim)
  const document = readFileSync(join(documents, 'did.json'), 'utf8')
  writeFileSync(join(documents, 'did.json'), document.replaceAll('did:web:localhost%3A3000', 'did:web:other.example'))
  writeFileSync(join(documents, 'index.json'), describeFolder(url))
  const words = [file, ...nowhere, '--documents', documents, '--service', publicUrl]
  const { code, output } = await checkAfterDays(months, ...words)
  expect(output).toContain('The issuer’s key could not be fetched')
  expect(code).toBe(2)
})

const didUrl = 'https://localhost:3000/.well-known/did.json'
const describeFolder = (listUrl: string, more: object = {}) =>
  JSON.stringify({
    format: 'did-verification-saved-documents',
    version: 1,
    savedAt: new Date().toISOString(),
    documents: { [didUrl]: 'did.json', [listUrl]: 'list.txt' },
    ...more,
  })

/**
 * Writes a claim's SD-JWT VC into a file, and saves the issuer's document and status list in the
 * same folder.
 */
async function saveForeign(claim: Claim): Promise<{ file: string; folder: string; url: string }> {
  const offer = await owner.client.ok<CredentialOffer>('POST', `/api/claims/${claim.id}/offers`, {
    configuration: 'claim_sd_jwt',
  })
  const credential = await receive(await openWallet(node.url), offer, 'claim_sd_jwt')
  const { status } = decodeJwt(credential.split('~')[0] ?? '') as unknown as {
    status: { status_list: { uri: string } }
  }
  const url = status.status_list.uri
  const documents = mkdtempSync(join(folder, 'documents-'))
  const read = async (path: string) => (await fetch(`${node.url}${path}`)).text()
  writeFileSync(join(documents, 'did.json'), await read('/.well-known/did.json'))
  writeFileSync(join(documents, 'list.txt'), await read(new URL(url).pathname))
  const file = join(documents, 'credential.txt')
  writeFileSync(file, credential)
  return { file, folder: documents, url }
}

async function revokeOnChain(claim: Claim, attestation: Hex): Promise<void> {
  await revoke(verifier, claim, 'other')
  const message = { attestation, reason: `0x${'00'.repeat(32)}` } as const
  const request = buildRevocationRequest({ domain: attestationDomain(node.ctx.config), message })
  const signature = await verifier.client.account.signTypedData(request)
  await send({ abi, functionName: 'revoke', args: [verifier.client.address, attestation, message.reason, signature] })
}
