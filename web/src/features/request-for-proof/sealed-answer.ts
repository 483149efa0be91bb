import { type ParsedShare, parseShareUrl } from '@did/credentials/share/share-link'
import type { Hex } from '@did/domain/hex'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import * as z from 'zod/mini'
import { fromHex } from '../../lib/bytes.ts'
import { openWith, sealTo } from '../../lib/hpke.ts'
import { padJson, parseJson } from '../../lib/padded-json.ts'

/**
 * An answer is JSON with a share link. The page ignores any other text that somebody sealed to the
 * request's key.
 */
const answerSchema = z.object({ link: z.string() })
const purpose = 'answers'

/** Only the request's key can open the answer, and only together with this request's hash. */
export function sealAnswer(
  link: string,
  { request, requestHash }: { request: Pick<RequestForProof, 'publicKey'>; requestHash: Hex },
): Promise<string> {
  return sealTo(request.publicKey, padJson({ link }), { purpose, place: fromHex(requestHash) })
}

/** Returns null if this tab's key cannot open the text or if the text is no answer. */
export async function openAnswer(
  sealed: string,
  { privateKey, requestHash }: { privateKey: Hex; requestHash: Hex },
): Promise<ParsedShare | null> {
  const plain = await openWith(privateKey, sealed, { purpose, place: fromHex(requestHash) })
  const answer = plain && answerSchema.safeParse(parseJson(plain))
  return answer?.success ? parseShareUrl(answer.data.link) : null
}
