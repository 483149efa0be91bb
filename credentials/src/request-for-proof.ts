import type { AttestationDomain } from '@did/domain/attestation'
import type { Address, Hex } from '@did/domain/hex'
import type { Clause } from '@did/domain/proof-clause'
import type { RequestForProof } from '@did/domain/request-for-proof'
import { keccak256, stringToBytes } from 'viem/utils'
import type { ContractSignatureJudge } from './contract-signature.ts'
import { checkDigestSignature } from './digest-signature.ts'
import type { Fact } from './fact.ts'
import { createStructHash, domainType, typedDataDigest } from './typed-data.ts'

const proofRequestType = [
  { name: 'request', type: 'bytes32' },
  { name: 'audience', type: 'string' },
  { name: 'expiresAt', type: 'string' },
] as const

const hashProofRequest = createStructHash('ProofRequest', proofRequestType)

export type HashedRequest = Omit<RequestForProof, 'asker'>

/**
 * 32 bytes that stand for one request on one chain: everything but who asks, in one spelling (a JSON array of arrays, hashed by
 * keccak256). It is in the code the holder scans and is what the proof is bound to, so an answer fits no other request or key.
 */
export function hashRequestForProof({ chainId, verifyingContract }: AttestationDomain, request: HashedRequest): Hex {
  const { id, statement, audience, nonce, publicKey, expiresAt } = request
  const members = [
    'did-verification/request-for-proof/1',
    chainId,
    verifyingContract.toLowerCase(),
    id,
    statement.type,
    statement.clauses.map(describeClause),
    audience,
    nonce.toLowerCase(),
    publicKey.toLowerCase(),
    new Date(expiresAt).toISOString(),
  ]
  return keccak256(stringToBytes(JSON.stringify(members)))
}

/** The complete argument of `eth_signTypedData_v4` for an asker that says who it is. */
export function buildAskerSigningRequest(domain: AttestationDomain, request: HashedRequest) {
  return {
    domain,
    types: { EIP712Domain: [...domainType], ProofRequest: [...proofRequestType] },
    primaryType: 'ProofRequest' as const,
    message: describeForSigning(domain, request),
  }
}

/** Whether the asker's wallet signed exactly this request. Never throws for bad input; contract wallets are the chain's to judge. */
export function checkAsker(
  domain: AttestationDomain,
  { request, asker }: { request: HashedRequest; asker: { address: Address; signature: string } },
  judge: ContractSignatureJudge,
): Promise<Fact<boolean>> {
  const digest = typedDataDigest(domain, hashProofRequest(describeForSigning(domain, request)))
  return checkDigestSignature({ signer: asker.address, digest, signature: asker.signature }, judge)
}

function describeForSigning(domain: AttestationDomain, request: HashedRequest) {
  const expiresAt = new Date(request.expiresAt).toISOString()
  return { request: hashRequestForProof(domain, request), audience: request.audience, expiresAt }
}

function describeClause(clause: Clause) {
  const { field, encoding, mode } = clause
  switch (clause.mode) {
    case 'range':
      return [field, encoding, mode, clause.least ?? null, clause.most ?? null]
    case 'in':
    case 'not-in':
      return [field, encoding, mode, clause.members]
    case 'known':
      return [field, encoding, mode]
  }
}
