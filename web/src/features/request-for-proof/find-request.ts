import type { RequestCode } from '@did/credentials/request-for-proof/request-code'
import { hashRequestForProof } from '@did/credentials/request-for-proof/request-for-proof'
import type { AppConfig } from '@did/domain/app-config'
import { requestForProofCalls } from '@did/domain/calls/requests-for-proof'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { api } from '../../lib/api.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import './request-errors.ts'

export type FoundRequest =
  | { kind: 'gone' }
  /** The server's request differs from the request in the scanned code. */
  | { kind: 'different' }
  | { kind: 'found'; request: RequestForProof }

export async function findRequest(code: RequestCode, signal: AbortSignal): Promise<FoundRequest> {
  const [config, request] = await Promise.all([
    getAppConfig(),
    api(requestForProofCalls.getRequestForProof, { params: { id: code.id }, signal }),
  ])
  if (request === null) return { kind: 'gone' }
  return isWhatTheCodeSays(code, request, config) ? { kind: 'found', request } : { kind: 'different' }
}

/**
 * A lying server could ask for another fact or name its own key, so its request must equal the
 * request in the scanned code.
 */
export function isWhatTheCodeSays(
  code: RequestCode,
  request: RequestForProof,
  config: Pick<AppConfig, 'chainId' | 'didRegistry'>,
): boolean {
  if (request.publicKey.toLowerCase() !== code.publicKey) return false
  return hashRequestForProof(attestationDomain(config), request) === code.requestHash
}
