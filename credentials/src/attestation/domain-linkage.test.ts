import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import {
  buildDomainLinkage,
  buildDomainLinkageRequest,
  readDidConfiguration,
  writeDidConfiguration,
} from './domain-linkage.ts'

const account = privateKeyToAccount(generatePrivateKey())
const linkage = { chainId: 31_337, wallet: account.address, domain: 'northfield.example' } as const
const now = new Date('2026-11-21T12:00:00Z')
const until = new Date('2027-11-21T12:00:00Z')
const later = new Date('2026-12-01T00:00:00Z')

const at = (time: Date) => ({ now: time, judge: async () => false })

async function buildFile(about: typeof linkage = linkage, signer = account): Promise<string> {
  const statement = buildDomainLinkage(about, { now, until })
  const { domain, primaryType, types, message } = buildDomainLinkageRequest(about.chainId, statement)
  const { EIP712Domain: _, ...signed } = types
  return writeDidConfiguration(
    about.chainId,
    statement,
    await signer.signTypedData({ domain, primaryType, types: signed, message }),
  )
}

test('a domain linkage file signed by the wallet proves its domain until the file expires', async () => {
  const text = await buildFile()
  expect(await readDidConfiguration(text, linkage, at(later))).toEqual(until)
  expect(await readDidConfiguration(text, linkage, at(new Date('2027-11-21T12:00:00Z')))).toBeNull()
  expect(await readDidConfiguration(text, linkage, at(new Date('2026-11-21T11:59:59Z')))).toBeNull()
})

test('a domain linkage file has the shape of the DIF’s well-known DID configuration', async () => {
  const file = JSON.parse(await buildFile())
  const did = `did:ethr:0x7a69:${account.address.toLowerCase()}`
  expect(file).toMatchObject({
    '@context': 'https://identity.foundation/.well-known/did-configuration/v1',
    linked_dids: [
      {
        type: ['VerifiableCredential', 'DomainLinkageCredential'],
        issuer: did,
        credentialSubject: { id: did, origin: 'https://northfield.example' },
        proof: { type: 'EthereumEip712Signature2021', verificationMethod: `${did}#controller` },
      },
    ],
  })
})

test('a domain linkage file proves its domain even if it contains other credentials, too, and whatever order its members have', async () => {
  const file = JSON.parse(await buildFile())
  const [credential] = file.linked_dids
  const reversed = Object.fromEntries(Object.entries(credential).reverse())
  const text = JSON.stringify({ ...file, linked_dids: ['eyJhbGciOi', { type: 'another' }, reversed] })
  expect(await readDidConfiguration(text, linkage, at(later))).toEqual(until)
})

test('a domain linkage file proves nothing about another domain, another wallet or another chain', async () => {
  const text = await buildFile()
  const stranger = privateKeyToAccount(generatePrivateKey())
  for (const other of [{ domain: 'evil.example' }, { wallet: stranger.address }, { chainId: 1 }])
    expect(await readDidConfiguration(text, { ...linkage, ...other }, at(later))).toBeNull()
  expect(await readDidConfiguration(await buildFile(linkage, stranger), linkage, at(later))).toBeNull()
})

const changes: [string, (credential: Record<string, unknown>) => unknown][] = [
  ['a later end', (it) => ({ ...it, expirationDate: '2037-11-21T12:00:00Z' })],
  ['an earlier beginning', (it) => ({ ...it, issuanceDate: '2020-11-21T12:00:00Z' })],
  ['the same end in another spelling', (it) => ({ ...it, expirationDate: '2027-11-21T12:00:00.000Z' })],
  ['another member', (it) => ({ ...it, evidence: 'none' })],
  ['no type', ({ type: _, ...it }) => it],
  ['another issuer', (it) => ({ ...it, issuer: 'did:web:northfield.example' })],
  ['another origin', (it) => ({ ...it, credentialSubject: { id: it['issuer'], origin: 'https://evil.example' } })],
]
test.each(changes)('a domain linkage file is refused when its credential has %s', async (_, change) => {
  const file = JSON.parse(await buildFile())
  const text = JSON.stringify({ ...file, linked_dids: file.linked_dids.map(change) })
  expect(await readDidConfiguration(text, linkage, at(later))).toBeNull()
})

test('reading a text that is not a domain linkage file returns null and throws nothing', async () => {
  for (const text of ['', '<html>', 'null', '[]', '{}', '{"linked_dids":[]}', '{"linked_dids":[null]}', '"'])
    expect(await readDidConfiguration(text, linkage, at(later))).toBeNull()
})

test('a contract wallet’s domain linkage file proves its domain only when the chain accepts the signature', async () => {
  const bytes = `0x${'5a'.repeat(97)}` as const
  const statement = buildDomainLinkage(linkage, { now, until })
  const text = writeDidConfiguration(linkage.chainId, statement, bytes)
  const judgeAs = (answer: boolean | 'unknown') => ({ now: later, judge: async () => answer })
  expect(await readDidConfiguration(text, linkage, judgeAs(true))).toEqual(until)
  expect(await readDidConfiguration(text, linkage, judgeAs(false))).toBeNull()
  expect(await readDidConfiguration(text, linkage, judgeAs('unknown'))).toBeNull()
})

test('reading a domain linkage file checks at most three signatures, and the credentials of other issuers do not count for this limit', async () => {
  const file = JSON.parse(await buildFile())
  const [good] = file.linked_dids
  const forged = { ...good, proof: { ...good.proof, proofValue: `0x${'11'.repeat(80)}` } }
  const elsewhere = { ...forged, issuer: 'did:ethr:0x7a69:0x0000000000000000000000000000000000000001' }
  let calls = 0
  const judge = async () => {
    calls += 1
    return false
  }
  const read = (entries: object[]) =>
    readDidConfiguration(JSON.stringify({ ...file, linked_dids: entries }), linkage, { now: later, judge })
  expect(await read(Array.from({ length: 50 }, () => forged))).toBeNull()
  expect(calls).toBe(3)
  expect(await read([...Array.from({ length: 40 }, () => elsewhere), forged, forged, good])).toEqual(until)
})
