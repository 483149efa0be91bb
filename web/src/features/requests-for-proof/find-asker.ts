import { attestationDomain } from '@did/credentials/attestation-domain'
import { createChainReader } from '@did/credentials/chain-reader'
import { judgeContractSignature } from '@did/credentials/contract-signature'
import { checkAsker } from '@did/credentials/request-for-proof'
import type { RequestForProof } from '@did/domain/request-for-proof'
import { getAppConfig } from '../../lib/app-config.ts'
import { findAccreditation } from '../../lib/registry.ts'

/** Who asks, as far as the chain knows. `unknown` is everybody else, whatever they call themselves. */
export type Asker = { kind: 'accredited'; name: string; domain: string } | { kind: 'unknown' }

/** Throws while the chain could not be asked. */
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
