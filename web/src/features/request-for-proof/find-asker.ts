import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { IdentityControl } from '@did/credentials/chain/identity-control'
import type { Accreditation } from '@did/credentials/chain/registry-calls'
import { checkAsker } from '@did/credentials/request-for-proof/request-for-proof'
import { judgeContractSignature } from '@did/credentials/signature/contract-signature'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { findAccreditation, findControl } from '../../entities/verifier/registry.ts'
import { getAppConfig } from '../../lib/app-config.ts'

/** What the chain says about the checker that signed a request for proof. */
export type Asker = { kind: 'accredited'; name: string; domain: string } | { kind: 'unknown' }

/** Throws if the chain does not answer. */
export async function findAsker(request: RequestForProof): Promise<Asker> {
  const { asker } = request
  if (asker === null) return { kind: 'unknown' }
  const config = await getAppConfig()
  const reader = createChainReader({ rpcUrl: config.rpcUrl, fetch })
  const { address, signature } = asker
  const [control, accreditation] = await Promise.all([findControl(address), findAccreditation(address)])
  const asking = { request, signature, controller: control.controller }
  const isSigned = await checkAsker(attestationDomain(config), asking, (question) =>
    judgeContractSignature(reader, question),
  )
  if (isSigned === 'unknown') throw new Error('The chain could not be asked about the signature')
  return describeAsker({ isSigned, accreditation, control })
}

type Known = { isSigned: boolean; accreditation: Accreditation; control: Pick<IdentityControl, 'frozenSince'> }

/**
 * Names the organisation only while its identity is not frozen. A freeze reports a stolen key, and
 * a thief with this key can sign as the organisation can.
 */
export function describeAsker({ isSigned, accreditation, control }: Known): Asker {
  const { isAccredited, name, domain } = accreditation
  const counts = isSigned && isAccredited && control.frozenSince === 0
  return counts ? { kind: 'accredited', name, domain } : { kind: 'unknown' }
}
