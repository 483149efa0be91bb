import type { AttestationDomain } from '@did/domain/attestation/attestation'
import type { Address, Hex } from '@did/domain/hex'
import type { Clause } from '@did/domain/proof/proof-clause'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { keccak256, stringToBytes } from 'viem/utils'
import { createStructHash, describeTypedData, typedDataDigest } from '../attestation/typed-data.ts'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import { checkDigestSignature } from '../signature/digest-signature.ts'
import type { Fact } from '../verdict/fact.ts'

const proofRequestType = [
  { name: 'request', type: 'bytes32' },
  { name: 'audience', type: 'string' },
  { name: 'expiresAt', type: 'string' },
] as const

const hashProofRequest = createStructHash('ProofRequest', proofRequestType)

export type HashedRequest = Omit<RequestForProof, 'asker'>

/**
 * Returns the 32 bytes that identify a request for proof: keccak256 over a JSON array of the chain,
 * the registry and all members except `asker`. The scanned code contains this hash, and the proof
 * in an answer is bound to it, so no answer fits another request or key.
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

/**
 * Builds the data that a checker's wallet signs. A request for proof needs a signature only if the
 * checker puts its name on it.
 */
export function buildAskerSigningRequest(domain: AttestationDomain, request: HashedRequest) {
  const message = describeForSigning(domain, request)
  return describeTypedData(domain, { primaryType: 'ProofRequest', members: proofRequestType, message })
}

type Asking = { request: HashedRequest; signature: string; controller: Address }

/**
 * Tells whether `controller`, the address that acts for the checker who made the request, signed
 * exactly this request. Does not throw for a bad signature.
 */
export function checkAsker(
  domain: AttestationDomain,
  { request, signature, controller }: Asking,
  judge: ContractSignatureJudge,
): Promise<Fact<boolean>> {
  const digest = typedDataDigest(domain, hashProofRequest(describeForSigning(domain, request)))
  return checkDigestSignature({ signer: controller, digest, signature }, judge)
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
