import { attestationDomain } from '@did/credentials/attestation-domain'
import type { RequestCode } from '@did/credentials/request-code'
import { hashRequestForProof } from '@did/credentials/request-for-proof'
import type { AppConfig } from '@did/domain/app-config'
import type { RequestForProof } from '@did/domain/request-for-proof'
import { requestForProofRoutes } from '@did/domain/routes/requests-for-proof'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'

export type FoundRequest =
  | { kind: 'gone' }
  /** The server says something else about it than the code. */
  | { kind: 'different' }
  | { kind: 'found'; request: RequestForProof }

export async function findRequest(code: RequestCode, signal: AbortSignal): Promise<FoundRequest> {
  const [config, request] = await Promise.all([
    getAppConfig(),
    api(requestForProofRoutes.getRequestForProof, { params: { id: code.id }, signal }),
  ])
  if (request === null) return { kind: 'gone' }
  return isWhatTheCodeSays(code, request, config) ? { kind: 'found', request } : { kind: 'different' }
}

/** The server could ask for something else, or for an answer to a key of its own: the code came another way. */
export function isWhatTheCodeSays(
  code: RequestCode,
  request: RequestForProof,
  config: Pick<AppConfig, 'chainId' | 'didRegistry'>,
): boolean {
  if (request.publicKey.toLowerCase() !== code.publicKey) return false
  return hashRequestForProof(attestationDomain(config), request) === code.requestHash
}
