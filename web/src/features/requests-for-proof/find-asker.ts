import { createChainReader } from '@did/credentials/chain/chain-reader'
import { checkAsker } from '@did/credentials/request-for-proof/request-for-proof'
import { judgeContractSignature } from '@did/credentials/signature/contract-signature'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { findAccreditation } from '../../entities/verifier/registry.ts'
import { getAppConfig } from '../../lib/app-config.ts'

/** The asker as the chain knows it. `unknown` without a valid signature and an accreditation. */
export type Asker = { kind: 'accredited'; name: string; domain: string } | { kind: 'unknown' }

/** Throws if the chain does not answer. */
export async function findAsker(request: RequestForProof): Promise<Asker> {
  const { asker } = request
  if (asker === null) return { kind: 'unknown' }
  const config = await getAppConfig()
  const reader = createChainReader({ rpcUrl: config.rpcUrl, fetch })
  const [isSigned, { isAccredited, name, domain }] = await Promise.all([
    checkAsker(attestationDomain(config), { request, asker }, (question) => judgeContractSignature(reader, question)),
    findAccreditation(asker.address),
  ])
  if (isSigned === 'unknown') throw new Error('The chain could not be asked about the signature')
  return isSigned && isAccredited ? { kind: 'accredited', name, domain } : { kind: 'unknown' }
}
