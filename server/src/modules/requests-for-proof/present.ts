import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import type { RequestForProofRow } from '../../db/schema/sharing.ts'

export function presentRequestForProof(row: RequestForProofRow): RequestForProof {
  const { id, statement, audience, nonce, publicKey, asker: address, askerSignature: signature, expiresAt } = row
  const asker = address && signature ? { address, signature } : null
  return { id, statement, audience, nonce, publicKey, expiresAt: expiresAt.toISOString(), asker }
}
