import { buildAttestationRequest } from '@did/credentials/claim-attestation'
import { buildShareUrl, parseShareUrl } from '@did/credentials/share-link'
import { formatSubjectDid } from '@did/credentials/subject-did'
import { claimIdSchema, shareIdSchema } from '@did/domain/ids'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it, vi } from 'vitest'

const registry = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35'
const rpcUrl = 'http://chain.example'
const config = { chainId: 31337, rpcUrl, didRegistry: registry, verifierPolicy: 'open', embedded: true }
const shareId = shareIdSchema.parse('AAAAAAAAAAAAAAAAAAAAAA')
const word = (value: number) => value.toString(16).padStart(64, '0')

type Network = {
  /** The server's answers by path; an absent one is silence. */
  server?: Record<string, unknown>
  /** The chain's results by method or selector; an absent one is an error of the endpoint. */
  chain?: Record<string, string>
}

const wholeServer: Record<string, unknown> = {
  '/api/config': config,
  [`/api/shares/${shareId}/status`]: { status: 'active', claimHash: null },
}
const wholeChain: Record<string, string> = {
  eth_chainId: '0x7a69',
  '0x70a08231': `0x${word(1)}`,
  '0x02673e5c': `0x${word(0)}`,
  '0xff03abdb': `0x${word(0)}${word(0x80)}${word(0xa0)}${word(0)}${word(0)}${word(0)}`,
}

/** The page's own network, faked at its edge. A fresh module each time, since a page asks for its configuration once. */
async function findWith({ server = wholeServer, chain = wholeChain }: Network) {
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    if (url !== rpcUrl) {
      if (!Object.hasOwn(server, url)) throw new TypeError('Failed to fetch')
      return Response.json(server[url])
    }
    const { method, params } = JSON.parse(init?.body ?? '{}')
    const question = method === 'eth_call' ? params[0].data.slice(0, 10) : method
    const result = chain[question]
    return Response.json(result === undefined ? { id: 1, error: { code: -32000 } } : { id: 1, result })
  })
  vi.resetModules()
  const { findFacts } = await import('./find-facts.ts')
  return findFacts(await share, new AbortController().signal)
}

const share = signShare()

async function signShare() {
  const account = privateKeyToAccount(generatePrivateKey())
  const payload = { id: 1, type: 'education', title: 'BSc', issuer: 'U', isVerified: true }
  const publicData = { type: 'education', title: 'BSc', issuer: 'U', isVerified: true, issueDate: '2024-06-12' }
  const zero = `0x${'00'.repeat(32)}` as const
  const request = buildAttestationRequest({
    domain: { name: 'DID Verification', version: '1', chainId: 31337, verifyingContract: registry },
    message: {
      verifier: account.address,
      claimId: claimIdSchema.parse(1),
      subject: formatSubjectDid({ chainId: 31337, address: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }),
      claimType: 'education',
      title: 'BSc',
      issuer: 'U',
      issueDate: '2024-06-12',
      details: zero,
      commitment: zero,
      level: 'EducationProof',
      validFrom: 1_718_150_400,
      validUntil: 0,
      statusList: 1,
      statusIndex: 1,
    },
  })
  const { EIP712Domain: _, ...types } = request.types
  const signature = await account.signTypedData({ ...request, types, message: { ...request.message } })
  const proof = { kind: 'attested', shareId, message: request.message, signature, anchorBlock: null } as const
  return parseShareUrl(buildShareUrl({ publicUrl: 'https://id.example', payload: { ...payload, publicData }, proof }))
}

afterEach(() => vi.unstubAllGlobals())

describe('what a verdict rests on', () => {
  it('is complete when server and chain answer', async () => {
    const { facts, standing } = await findWith({})
    expect(facts).toMatchObject({
      attestation: { ok: true },
      subjectHasDid: true,
      revokedAt: 0,
      accreditation: { accredited: false, since: 0 },
      shareStatus: { status: 'active' },
    })
    expect(standing).toMatchObject({ isAccredited: false, name: '' })
  })

  it('is unknown, and nothing else, where the chain is silent', async () => {
    const { facts } = await findWith({ chain: { eth_chainId: '0x7a69' } })
    expect(facts).toMatchObject({ subjectHasDid: 'unknown', revokedAt: 'unknown', accreditation: 'unknown' })
    expect(facts.attestation).toMatchObject({ ok: true })
  })

  it('takes nothing from an endpoint of another chain', async () => {
    const { facts } = await findWith({ chain: { ...wholeChain, eth_chainId: '0x1' } })
    expect(facts).toMatchObject({ subjectHasDid: 'unknown', revokedAt: 'unknown', accreditation: 'unknown' })
  })

  it('takes nothing from an address without our contract', async () => {
    const { facts } = await findWith({ chain: { ...wholeChain, '0x02673e5c': '0x', '0xff03abdb': '0x' } })
    expect(facts).toMatchObject({ revokedAt: 'unknown', accreditation: 'unknown', subjectHasDid: true })
  })

  it('does not need our server to say that the share is open', async () => {
    const { facts } = await findWith({ server: { '/api/config': config } })
    expect(facts).toMatchObject({ shareStatus: 'unknown', revokedAt: 0, attestation: { ok: true } })
  })

  it('is nothing at all while our server has not said which chain counts', async () => {
    const { facts } = await findWith({ server: {} })
    expect(facts).toMatchObject({ installation: 'unknown', attestation: 'unknown', shareStatus: 'unknown' })
  })
})
