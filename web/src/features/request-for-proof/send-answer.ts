import { requestForProofCalls } from '@did/domain/calls/requests-for-proof'
import type { Hex } from '@did/domain/hex'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { api } from '../../lib/api.ts'
import { sealAnswer } from './sealed-answer.ts'
import '../../entities/proof/proof-errors.ts'
import './request-errors.ts'

/**
 * The caller has compared the request with the scanned code, so the request's key can be trusted.
 */
export async function sendAnswer(
  link: string,
  { request, requestHash }: { request: RequestForProof; requestHash: Hex },
): Promise<void> {
  const sealed = await sealAnswer(link, { request, requestHash })
  await api(requestForProofCalls.answerRequestForProof, { params: { id: request.id }, body: { sealed } })
}
