import type { Address, Hex } from '@did/domain/hex'
import { parseJson } from '@did/domain/parse-json'
import { signingDomain } from '@did/domain/protocol/signing-domain'
import { formatSubjectDid } from '@did/domain/protocol/subject-did'
import {
  type DomainLinkageCredential,
  didConfigurationContext,
  didConfigurationLimits,
  didConfigurationSchema,
  domainLinkageContexts,
  domainLinkageCredentialSchema,
  domainLinkageTypes,
} from '@did/domain/verifier/did-configuration'
import { hashTypedData } from 'viem/utils'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import { checkDigestSignature } from '../signature/digest-signature.ts'

type Linkage = { chainId: number; wallet: Address; domain: string }
type Statement = Omit<DomainLinkageCredential, 'proof'> & {
  proof: Pick<DomainLinkageCredential['proof'], 'type' | 'created' | 'proofPurpose' | 'verificationMethod'>
}

const types = {
  DomainLinkageCredential: [
    { name: '@context', type: 'string[]' },
    { name: 'type', type: 'string[]' },
    { name: 'issuer', type: 'string' },
    { name: 'issuanceDate', type: 'string' },
    { name: 'expirationDate', type: 'string' },
    { name: 'credentialSubject', type: 'Subject' },
    { name: 'proof', type: 'Proof' },
  ],
  Proof: [
    { name: 'type', type: 'string' },
    { name: 'created', type: 'string' },
    { name: 'proofPurpose', type: 'string' },
    { name: 'verificationMethod', type: 'string' },
  ],
  Subject: [
    { name: 'id', type: 'string' },
    { name: 'origin', type: 'string' },
  ],
} as const
const domainType = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
] as const

/**
 * Builds the credential that links a domain to a wallet, without its signature. An
 * EthereumEip712Signature2021 also signs the members of the proof, so the proof already has them.
 * The dates are written in UTC without fractions of a second.
 */
export function buildDomainLinkage(
  { chainId, wallet, domain }: Linkage,
  { now, until }: { now: Date; until: Date },
): Statement {
  const did = formatSubjectDid({ chainId: chainId, address: wallet })
  const issuanceDate = toSeconds(now)
  return {
    '@context': [...domainLinkageContexts],
    type: [...domainLinkageTypes],
    issuer: did,
    issuanceDate,
    expirationDate: toSeconds(until),
    credentialSubject: { id: did, origin: `https://${domain}` },
    proof: {
      type: 'EthereumEip712Signature2021',
      created: issuanceDate,
      proofPurpose: 'assertionMethod',
      verificationMethod: `${did}#controller`,
    },
  }
}

/** Returns the complete argument of `eth_signTypedData_v4`, with `EIP712Domain`. */
export function buildDomainLinkageRequest(chainId: number, message: Statement) {
  return {
    domain: { ...signingDomain, chainId },
    types: { EIP712Domain: [...domainType], ...types },
    primaryType: 'DomainLinkageCredential' as const,
    message,
  }
}

/**
 * Writes the file `/.well-known/did-configuration.json` with one signed credential, which links a
 * domain to a wallet.
 */
export function writeDidConfiguration(chainId: number, statement: Statement, signature: Hex): string {
  const { domain, primaryType, types: all } = buildDomainLinkageRequest(chainId, statement)
  const proof = { ...statement.proof, proofValue: signature, eip712: { domain, primaryType, types: all } }
  const file = { '@context': didConfigurationContext, linked_dids: [{ ...statement, proof }] }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * Returns the time at which a DID configuration stops linking the domain to the wallet. Returns
 * null unless one of its credentials names exactly this origin and DID, is valid at `now`, and has
 * the wallet's signature. Never throws.
 */
export async function readDidConfiguration(
  text: string,
  linkage: Linkage,
  { now, judge }: { now: Date; judge: ContractSignatureJudge },
): Promise<Date | null> {
  const file = didConfigurationSchema.safeParse(parseJson(text))
  let signatures = 0
  for (const entry of file.data?.linked_dids ?? []) {
    const credential = domainLinkageCredentialSchema.safeParse(entry).data
    const digest = credential && hashLinkage(credential, linkage, now)
    if (!digest) continue
    signatures += 1
    // A stranger may have written the file, and each contract wallet's signature costs a call to
    // the chain.
    if (signatures > didConfigurationLimits.signatures) return null
    const { proofValue: signature } = credential.proof
    if ((await checkDigestSignature({ signer: linkage.wallet, digest, signature }, judge)) === true)
      return new Date(credential.expirationDate)
  }
  return null
}

/**
 * Returns the digest that the wallet must have signed, or null when the credential links another
 * domain or wallet, or is not valid now.
 */
function hashLinkage(credential: DomainLinkageCredential, linkage: Linkage, now: Date): Hex | null {
  const { proofValue: _signature, eip712: _, ...proof } = credential.proof
  const [issued, ends] = [new Date(credential.issuanceDate), new Date(credential.expirationDate)]
  if (issued > now || ends <= now) return null
  // The file's credential counts only if it equals the credential that this code builds with its
  // dates.
  const expected = buildDomainLinkage(linkage, { now: issued, until: ends })
  const dates = { issuanceDate: credential.issuanceDate, expirationDate: credential.expirationDate }
  const message = { ...expected, ...dates, proof: { ...expected.proof, created: proof.created } }
  if (JSON.stringify(sorted({ ...credential, proof })) !== JSON.stringify(sorted(message))) return null
  const { domain, primaryType } = buildDomainLinkageRequest(linkage.chainId, message)
  return hashTypedData({ domain, types, primaryType, message })
}

/** A file may write its members in any order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [name, sorted(member)])
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function toSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
