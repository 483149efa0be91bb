import { type ParsedShare, parseShareUrl } from '@did/credentials/share-link'
import type { Hex } from '@did/domain/hex'
import type { RequestForProof } from '@did/domain/request-for-proof'
import { z } from 'zod'
import { openWith, sealTo } from '../../lib/hpke.ts'
import { fromHex } from '../../lib/vault/cipher.ts'
import { padJson, parseJson } from '../../lib/vault/item.ts'

/** Of an answer, besides which every other text this page can open is rubbish. */
const answerSchema = z.object({ link: z.string() })
const purpose = 'answers'

/** Opens with the request's key alone, and as an answer to this request alone. */
export function sealAnswer(
  link: string,
  { request, requestHash }: { request: Pick<RequestForProof, 'publicKey'>; requestHash: Hex },
): Promise<string> {
  return sealTo(request.publicKey, padJson({ link }), { purpose, place: fromHex(requestHash) })
}

/** Null for what this tab's key does not open, and for what is no answer when it does. */
export async function openAnswer(
  sealed: string,
  { privateKey, requestHash }: { privateKey: Hex; requestHash: Hex },
): Promise<ParsedShare | null> {
  const plain = await openWith(privateKey, sealed, { purpose, place: fromHex(requestHash) })
  const answer = plain && answerSchema.safeParse(parseJson(plain))
  return answer?.success ? parseShareUrl(answer.data.link) : null
}
