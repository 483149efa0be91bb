import type { Hex } from '@did/domain/hex'
import type { RequestForProof } from '@did/domain/request-for-proof'
import { requestForProofRoutes } from '@did/domain/routes/requests-for-proof'
import { api } from '../../lib/api.ts'
import { sealAnswer } from './sealed-answer.ts'

/** Sealed to the key of the code that was scanned, which the request has been compared with. */
export async function sendAnswer(
  link: string,
  { request, requestHash }: { request: RequestForProof; requestHash: Hex },
): Promise<void> {
  const sealed = await sealAnswer(link, { request, requestHash })
  await api(requestForProofRoutes.answerRequestForProof, { params: { id: request.id }, body: { sealed } })
}
