import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findForeignFacts } from '@did/credentials/foreign/find-foreign-facts'
import { judgeForeign } from '@did/credentials/foreign/judge-foreign'
import { readForeign } from '@did/credentials/foreign/read-foreign'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, importX509, jwtVerify, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildVerifiedClaim, revoke } from '../rig/builders.ts'
import { type Node, publicUrl } from '../rig/stack.ts'
import { check } from '../sharing/run-checker.ts'
import { openPresenting, type Presenting } from './presenting-rig.ts'
import { answer, readRequest, showSdJwt } from './presenting-wallet.ts'
import { signingCertificates } from './signing-certificates.ts'

const webAddress = 'https://localhost:3000'
const environment = { SIGNING_CERTIFICATE: signingCertificates.own.replaceAll('\n', '\\n') }

let presenting: Presenting
let credential: string

beforeAll(async () => {
  presenting = await openPresenting({}, environment)
  credential = await presenting.takeCredential('claim_sd_jwt')
})
afterAll(() => presenting.installation.close())

const encode = (pem: string) => new X509Certificate(pem).raw.toString('base64')
const jwtOf = (sdJwt: string) => sdJwt.split('~')[0] ?? ''

/** Signs the credential's content with a stranger's key, and names the given certificate. */
async function forge(sdJwt: string, x5c: string, changed: object = {}): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  const [jwt, ...disclosures] = sdJwt.split('~')
  const signer = new SignJWT({ ...decodeJwt(jwt ?? ''), ...changed })
  const forged = await signer.setProtectedHeader({ alg: 'ES256', typ: 'dc+sd-jwt', x5c: [x5c] }).sign(privateKey)
  return [forged, ...disclosures].join('~')
}

async function show(shown: string) {
  const { wallet, ask, read } = presenting
  const request = await ask()
  const body = await readRequest(wallet, request)
  await answer(wallet, body, await showSdJwt(wallet, shown, body))
  return read(request)
}

test('the issuer of an SD-JWT VC is the service’s web address, and not its DID, when the service has a certificate', async () => {
  const jwt = jwtOf(credential)
  const { payload } = await jwtVerify(jwt, await importX509(signingCertificates.own, 'ES256'))
  expect(payload.iss).toBe(publicUrl)
  const header = { alg: 'ES256', typ: 'dc+sd-jwt', x5c: [encode(signingCertificates.own)] }
  expect(decodeProtectedHeader(jwt)).toEqual(header)
  // The issuer of a VC 1.1 as a JWT is still the service's DID.
  expect(decodeJwt(await presenting.takeCredential('claim_jwt')).iss).toBe('did:web:localhost%3A3000')
})

test('a token status list contains the certificate of the SD-JWT VC, and names the key of the service’s DID, too', async () => {
  const { status } = decodeJwt(jwtOf(credential)) as { status?: { status_list: { uri: string } } }
  const { pathname } = new URL(status?.status_list.uri ?? '')
  const list = await (await fetch(`${presenting.node.url}${pathname}`)).text()
  await jwtVerify(list, await importX509(signingCertificates.own, 'ES256'), { typ: 'statuslist+jwt' })
  expect(decodeProtectedHeader(list)).toMatchObject({
    x5c: [encode(signingCertificates.own)],
    kid: expect.stringContaining('did:web:localhost%3A3000#'),
  })
})

test('a wallet’s SD-JWT VC with a certificate counts as issued by the service because the service’s key signed it', async () => {
  expect(await show(credential)).toMatchObject({
    state: 'verified',
    issuer: { kind: 'service', id: publicUrl, domain: 'localhost:3000' },
    verdict: { checks: expect.arrayContaining([expect.objectContaining({ code: 'issued-by-service' })]) },
  })
})

test.each([
  ['the service’s own', signingCertificates.own],
  ['a stranger’s', signingCertificates.otherKey],
])(
  'a wallet’s SD-JWT VC does not count when another key signed it, although it names a certificate that is %s',
  async (_whose, pem) => {
    const outcome = await show(await forge(credential, encode(pem)))
    expect(outcome).toMatchObject({ state: 'failed', fault: 'issuer-signature' })
  },
)

test('a wallet’s SD-JWT VC with a certificate does not count when it names an unknown web address as its issuer', async () => {
  const forged = await forge(credential, encode(signingCertificates.own), { iss: 'https://school.example' })
  expect(await show(forged)).toMatchObject({ state: 'failed', fault: 'issuer-unknown' })
})

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each test inside this function is short
describe('a file with an SD-JWT VC that has a certificate', () => {
  let node: Node
  beforeAll(async () => {
    const { ctx } = presenting.node
    node = await presenting.installation.startNode({ config: { ...ctx.config, publicUrl: webAddress } })
  })

  async function takeFile(claim = presenting.claim): Promise<string> {
    const { owner } = presenting
    owner.client.node = node
    const file = await owner.client.ok<string>('GET', `/api/claims/${claim.id}/credential?configuration=claim_sd_jwt`)
    owner.client.node = presenting.node
    return file
  }

  /**
   * Judges a credential as the page at `host` does, without a chain. Returns the codes of the
   * verdict.
   */
  async function judge(text: string, host = 'localhost:3000'): Promise<string[]> {
    const read = readForeign(text)
    if (read === null) throw new Error('Unreadable')
    const { chainId, didRegistry, rpcUrl } = node.ctx.config
    const facts = await findForeignFacts(read, {
      now: Math.floor(Date.now() / 1000),
      installation: { chainId, didRegistry, rpcUrl, deployedAtBlock: 0, verifierPolicy: 'review' },
      serviceDid: `did:web:${encodeURIComponent(host)}`,
      ethereumDidRegistry: null,
      serverUrl: null,
      fetch: () => Promise.reject(new Error('No chain')),
      load: async (url) => {
        const { origin, pathname } = new URL(url)
        const found = origin === webAddress ? await fetch(`${node.url}${pathname}`) : null
        return found?.ok ? found.text() : null
      },
    })
    const { checks, attested } = judgeForeign(facts)
    return [...checks, ...attested].map(({ code }) => code)
  }

  test('a file with an SD-JWT VC counts as issued by the service because of the service’s key and status list', async () => {
    const file = await takeFile()
    expect(decodeProtectedHeader(jwtOf(file)).kid).toBeUndefined()
    expect((await judge(file)).slice(0, 3)).toEqual([
      'foreign-unchanged',
      'foreign-issuer-service',
      'foreign-not-revoked',
    ])
    expect(await judge(file)).toContain('signature-valid')
    expect(await judge(file, 'reader.example')).toContain('foreign-issuer-domain')
  })

  test('a file with an SD-JWT VC does not count when a stranger’s key signed it, even if it names the service’s certificate', async () => {
    expect(await judge(await forge(await takeFile(), encode(signingCertificates.own)))).toEqual(['foreign-changed'])
  })

  test('check-credential says that a file’s SD-JWT VC is issued by this service only when --service names the service, and prints its content in quotation marks', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'did-certificate-'))
    const path = '/.well-known/jwt-vc-issuer'
    const credentialFile = join(folder, 'claim.sd-jwt')
    writeFileSync(credentialFile, await takeFile())
    writeFileSync(join(folder, 'keys.json'), await (await fetch(`${node.url}${path}`)).text())
    const format = { format: 'did-verification-saved-documents', version: 1, savedAt: new Date().toISOString() }
    const index = { ...format, documents: { [`${webAddress}${path}`]: 'keys.json' } }
    writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
    const offline = [credentialFile, '--rpc', 'http://127.0.0.1:1', '--documents', folder]
    expect((await check(...offline, '--service', webAddress)).output).toMatch(/^Passed +Issued by this service/m)
    expect((await check(...offline)).output).toMatch(/^Warning +Issued by whoever runs localhost:3000/m)
    expect((await check(...offline)).output).toMatch(/^What it says: “.+”$[\s\S]+^“title”: “.+”$/m)
    rmSync(folder, { recursive: true })
  })

  test('an SD-JWT VC with a certificate, in a file or in a wallet’s answer, does not count once its claim is revoked', async () => {
    const { owner, verifier, takeCredential } = presenting
    const claim = await buildVerifiedClaim(owner, verifier)
    const [file, held] = [await takeFile(claim), await takeCredential('claim_sd_jwt', claim)]
    await revoke(verifier, claim, 'other')
    expect(await judge(file)).toContain('foreign-revoked')
    expect(await show(held)).toMatchObject({ state: 'failed', fault: 'revoked' })
  })
})
