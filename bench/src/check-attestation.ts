/**
 * Measures how long the check of one attestation takes, from the text of our link to the recovered
 * signer. Other libraries check a credential with the same text. The rounds of all libraries
 * alternate, so that a busy machine slows all of them.
 */
import { fileURLToPath } from 'node:url'
import { attestationDigest, checkAttestation } from '@did/credentials/attestation/claim-attestation'
import { buildShareUrl, parseShareUrl } from '@did/credentials/share/share-link'
import type { AttestationDomain, AttestationMessage } from '@did/domain/attestation/attestation'
import { toAddress } from '@did/domain/hex'
import { claimIdSchema, shareIdSchema } from '@did/domain/ids'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import { createChain } from '@did/local/test-stack'
import { privateKeyToAccount } from 'viem/accounts'
import { installApart } from './install-apart.ts'
import type { Figure } from './rig.ts'
import { median } from './rig.ts'

type Check = () => Promise<boolean>
type PeerChain = { rpcUrl: string; chainId: number; registry: string }
type Peers = { preparePeers: (subject: Record<string, string>, chain: PeerChain) => Promise<Record<string, Check>> }

const rounds = 40
const checksInARound = 10
/** The most that our time may be, as a multiple of the other library's time. */
const limits: Record<string, number> = { 'eas-sdk off-chain': 1, 'Veramo EIP-712': 0.2 }

const wallet = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const domain: AttestationDomain = {
  name: 'DID Verification',
  version: '1',
  chainId: 31337,
  verifyingContract: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
}
const text = {
  claimType: 'education',
  title: 'Master of Science in Computational Logic',
  issuer: 'Technische Universität Beispielstadt, EU',
  issueDate: '2026-11-21',
}

export async function benchCheckAttestation(): Promise<Figure[]> {
  installApart(fileURLToPath(new URL('../peers', import.meta.url)))
  const peers: Peers = await import(new URL('../peers/peers.mjs', import.meta.url).href)
  const chain = await createChain()
  try {
    const { rpcUrl, chainId, contracts } = chain
    const registry = contracts.ethereumDidRegistry
    return await compare({
      ours: await prepareOurs(),
      ...(await peers.preparePeers(text, { rpcUrl, chainId, registry })),
    })
  } finally {
    await chain.stop()
  }
}

async function compare(checks: Record<string, Check>): Promise<Figure[]> {
  const took = new Map(Object.keys(checks).map((name) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round++)
    for (const [name, check] of Object.entries(checks)) took.get(name)?.push(await time(name, check))
  const medianOf = (name: string) => median(took.get(name)?.slice(5) ?? [])
  const ours = medianOf('ours')
  return Object.keys(checks)
    .filter((name) => name !== 'ours')
    .map((name) => ({
      what: `one check, ours ÷ ${name}`,
      measured: `${ours.toFixed(2)} ms`,
      against: `${medianOf(name).toFixed(2)} ms`,
      ratio: ours / medianOf(name),
      ...(limits[name] && { atMost: limits[name] }),
    }))
}

/**
 * Measures by the clock and not by the CPU, because some checks wait until the chain has answered
 * who owns the issuer's key.
 */
async function time(name: string, check: Check): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < checksInARound; n++) if (!(await check())) throw new Error(`${name} refused a good credential`)
  return (performance.now() - started) / checksInARound
}

async function prepareOurs(): Promise<Check> {
  const message: AttestationMessage = {
    ...text,
    verifier: toAddress(wallet.address),
    claimId: claimIdSchema.parse(7),
    subject: formatSubjectDid({ chainId: 31337, address: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266' }),
    details: `0x${'ab'.repeat(32)}`,
    commitment: `0x${'00'.repeat(32)}`,
    level: 'EducationProof',
    validFrom: 1_795_219_200,
    validUntil: 1_890_000_000,
    statusList: 3,
    statusIndex: 70_000,
  }
  const primaryType = 'ClaimAttestation'
  const signature = await wallet.sign({ hash: attestationDigest(domain, { primaryType, message }) })
  const shown = { type: text.claimType, title: text.title, issuer: text.issuer, isVerified: true }
  const url = buildShareUrl({
    publicUrl: 'https://did.example.org',
    payload: { id: message.claimId, ...shown, publicData: { ...shown, issueDate: text.issueDate } },
    proof: {
      kind: 'attested',
      shareId: shareIdSchema.parse('AAECAwQFBgcICQoLDA0ODw'),
      primaryType,
      message,
      signature,
      anchorBlock: 1234,
    },
  })
  return async () => {
    const share = parseShareUrl(url)
    if (share.kind !== 'attested') return false
    return (await checkAttestation(domain, share)).ok
  }
}
