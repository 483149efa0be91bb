import { describeVerifiedClaim } from '@did/credentials/portable/verified-claim'
import { buildConfirmed, leaf, own } from '@did/credentials/test/confirmed-claim'
import type { User } from '@did/domain/account/user'
import type { CredentialToSign } from '@did/domain/portable/credential-to-sign'
import { beforeEach, expect, it, vi } from 'vitest'
import { SignWaitingCredentials } from '../../src/entities/issuing-key/sign-waiting-credentials.tsx'
import { queryClientStore } from '../../src/lib/query/query-client.ts'
import { issuingKeyTexts as texts } from '../../src/texts/en/issuing-key/issuing-keys.ts'
import { toastStore } from '../../src/ui/toast/toast.ts'
import { ada } from '../rig/people.ts'
import { show, waitFor } from '../rig/screen.tsx'

const rpcUrl = vi.hoisted(() => 'http://127.0.0.1:8545')
const browser = vi.hoisted(() => ({ findBrowserKey: vi.fn(), keepsBrowserKeys: async () => true }))
vi.mock('../../src/entities/issuing-key/browser-key.ts', () => browser)
vi.mock('../../src/lib/app-config.ts', async () => {
  const { own: installation } = await import('@did/credentials/test/confirmed-claim')
  return { getAppConfig: async () => ({ ...installation, rpcUrl }) }
})

const verifier: User = { ...ada, walletAddress: own.verifier, verifierOrganization: own.issuerName, isVerifier: true }
const keyNamed = (letter: string) => `z6Mk${letter.repeat(44)}`
const goodKey = keyNamed('g')
const brokenKey = keyNamed('b')

/** This credential waits for the verifier's signature and says what the verifier confirmed. */
async function build(letter: string, publicKeyMultibase = goodKey): Promise<CredentialToSign> {
  const describing = await buildConfirmed([leaf('holder_name', 'Name', 'Ada Quint'), leaf('sub', 'Sub', 'First')])
  const keyEndsAt = Math.floor(Date.now() / 1000) + 86_400
  const credential = describeVerifiedClaim({ ...describing, publicUrl: location.origin, keyEndsAt })
  const id = `${letter.repeat(21)}A` as CredentialToSign['id']
  return { id, publicKeyMultibase, method: `${credential.issuer}#delegate-1`, credential }
}

type Chain = (asked: string) => Promise<Response>

/**
 * The service lists these credentials, and refuses the proofs of those in `refused`. `chain`
 * answers the page's questions to the chain.
 */
function serve(
  credentials: readonly CredentialToSign[],
  refused: Record<string, [status: number, code: string]>,
  chain?: Chain,
) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === rpcUrl && chain) return chain(JSON.parse(String(body)).method)
    if (method === 'GET') return Response.json({ credentials })
    const [id = '', what = 'sign'] = path.split('/').slice(3)
    calls.push(`${what} ${id[0]}`)
    const [status, code] = (method === 'PUT' && refused[id]) || []
    if (status === undefined) return new Response(null, { status: 204 })
    return Response.json({ type: 'about:blank', title: code, status, detail: code, code }, { status })
  })
  return calls
}

const listAlerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)

beforeEach(async () => {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey('Ed25519', false, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  browser.findBrowserKey.mockImplementation(async (name: string) => (name === brokenKey ? publicKey : privateKey))
})

it('the page of a verifier signs a credential although it cannot sign other credentials before it, and says how many it cannot sign', async () => {
  const [unsigned, poisoned, differing, good] = await Promise.all([
    build('u', brokenKey),
    build('p'),
    build('d'),
    build('g'),
  ])
  differing.credential['issuer'] = 'did:example:other'
  const calls = serve([unsigned, poisoned, differing, good], { [poisoned.id]: [422, 'credential-proof-invalid'] })
  await show(<SignWaitingCredentials user={verifier} />)
  await waitFor(() => toastStore.get()?.title === texts.signed(1).title)
  expect(calls).toEqual(['set-aside u', 'sign p', 'set-aside p', 'set-aside d', 'sign g'])
  expect(listAlerts()).toEqual([texts.refused, texts.unsigned(2)])
})

it('the page of a verifier tries to sign a faulty credential only once, and goes on saying that it cannot be signed', async () => {
  const [poisoned, good] = await Promise.all([build('p'), build('g')])
  const calls = serve([poisoned, good], { [poisoned.id]: [422, 'credential-proof-invalid'] })
  await show(<SignWaitingCredentials user={verifier} />)
  await waitFor(() => listAlerts().length === 1)
  await queryClientStore.get().refetchQueries()
  expect(calls).toEqual(['sign p', 'set-aside p', 'sign g', 'sign g'])
  expect(listAlerts()).toEqual([texts.unsigned(1)])
})

it('if the service had a fault, the page of a verifier tries a credential again, and says nothing of a credential that no longer waits', async () => {
  const [failing, gone, good] = await Promise.all([build('f'), build('n'), build('g')])
  const refused: Parameters<typeof serve>[1] = { [failing.id]: [500, 'internal'], [gone.id]: [404, 'not-found'] }
  const calls = serve([failing, gone, good], refused)
  await show(<SignWaitingCredentials user={verifier} />)
  await waitFor(() => document.querySelector('[role=status]')?.textContent?.includes(texts.later(1)))
  expect(listAlerts()).toEqual([])
  delete refused[failing.id]
  await queryClientStore.get().refetchQueries()
  await waitFor(() => document.querySelector('[role=status]') === null)
  expect(calls).toEqual(['sign f', 'set-aside f', 'sign n', 'sign g', 'sign f', 'sign n', 'sign g'])
})

it('the page of a verifier with a contract wallet accuses nobody when the chain is silent, and signs in the next round', async () => {
  const waiting = await build('w')
  const [evidence] = waiting.credential['evidence'] as [{ signature: string }]
  evidence.signature = '0xc0de'
  let isSilent = true
  // The contract's code is `0x00`, and the contract accepts each signature (ERC-1271).
  const calls = serve([waiting], {}, async (asked) => {
    if (isSilent) throw new TypeError('The chain is silent')
    return Response.json({ result: asked === 'eth_getCode' ? '0x00' : `0x1626ba7e${'0'.repeat(56)}` })
  })
  await show(<SignWaitingCredentials user={verifier} />)
  await waitFor(() => document.querySelector('[role=status],[role=alert]'))
  expect(listAlerts()).toEqual([])
  expect(document.querySelector('[role=status]')?.textContent).toContain(texts.later(1))
  isSilent = false
  await queryClientStore.get().refetchQueries()
  await waitFor(() => document.querySelector('[role=status]') === null)
  expect(calls).toEqual(['set-aside w', 'sign w'])
  expect(listAlerts()).toEqual([])
})
