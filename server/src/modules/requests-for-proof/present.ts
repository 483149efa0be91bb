import type { RequestForProof } from '@did/domain/request-for-proof'
import type { RequestForProofRow } from '../../db/schema.ts'

export function presentRequestForProof(row: RequestForProofRow): RequestForProof {
  const { id, statement, audience, nonce, publicKey, asker: address, askerSignature: signature, expiresAt } = row
  const asker = address && signature ? { address, signature } : null
  return { id, statement, audience, nonce, publicKey, expiresAt: expiresAt.toISOString(), asker }
}
