import { hasFewValues } from '@did/credentials/data-integrity/is-modest'
import { isJsonObject } from '@did/credentials/foreign/base64url'
import { readJws } from '@did/credentials/foreign/jws'
import { readSdJwt } from '@did/credentials/foreign/sd-jwt'
import { maximumBodyValues } from '@did/domain/call-limits'
import type { PresentationConfiguration } from '@did/domain/portable/presentation-request'
import { z } from 'zod'

const answerSchema = z.union([
  z.object({ error: z.string() }),
  z.object({ vp_token: z.strictObject({ claim: z.tuple([z.unknown()]) }) }),
])

export type ReadAnswer = { kind: 'presentation'; presentation: unknown } | { kind: 'refusal' | 'rubbish' }

/**
 * The key to which answers are encrypted is public, so anybody who has the request's code can
 * encrypt anything. An answer is rubbish if it contains no presentation in the form that the
 * request asks for.
 */
export function readAnswer(opened: unknown, configuration: PresentationConfiguration): ReadAnswer {
  const answer = answerSchema.safeParse(hasFewValues(opened, Infinity, maximumBodyValues) ? opened : null)
  if (!answer.success) return { kind: 'rubbish' }
  if ('error' in answer.data) return { kind: 'refusal' }
  const [presentation] = answer.data.vp_token.claim
  return hasForm(presentation, configuration) ? { kind: 'presentation', presentation } : { kind: 'rubbish' }
}

function hasForm(presentation: unknown, configuration: PresentationConfiguration): boolean {
  switch (configuration) {
    case 'claim_sd_jwt':
      return typeof presentation === 'string' && readSdJwt(presentation) !== null
    case 'claim_jwt':
      return typeof presentation === 'string' && readJws(presentation) !== null
    case 'claim_ldp':
    case 'claim_ob':
      return isJsonObject(presentation)
  }
}
