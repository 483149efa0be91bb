import { hasFewValues } from '@did/credentials/data-integrity/is-modest'
import { bodyLimitBytes, maximumBodyValues } from '@did/domain/call-limits'
import { presentationRequestIdSchema } from '@did/domain/portable/presentation-request'
import { presentationTexts as texts } from '@did/domain/texts/en/verdict/presentation'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { PresentationOutcome, PresentationRequestRow } from '../../db/schema/presentations.ts'
import { OAuthError } from '../../http/foreign/oauth-error.ts'
import { toAppError } from '../../http/to-app-error.ts'
import { describeError } from '../../log.ts'
import { drawSecret, hashSecret } from '../credential-offers/secrets.ts'
import type { CountRead } from '../did-resolution/limit-histories.ts'
import { openAnswer } from './answer-key.ts'
import { judgePresentation } from './judge.ts'
import { fail } from './judged.ts'
import { type Delivery, signRequestObject } from './request-object.ts'
import { createIssuerResolver } from './resolve-issuer.ts'
import * as store from './store.ts'

/** Signs the request for a wallet that reads it (OpenID4VP 1.0). Throws OAuth's errors. */
export async function getRequestObject(ctx: Context, id: string, delivery: Delivery): Promise<string> {
  const { request, key } = await getOpen(ctx, id, 404)
  return signRequestObject(ctx, { request, key, delivery })
}

const answerSchema = z.union([
  z.object({ error: z.string() }),
  z.object({ vp_token: z.strictObject({ claim: z.tuple([z.unknown()]) }) }),
])

type Answer = { id: string; response: string; delivery: Delivery; countRead: CountRead }

/**
 * Judges a wallet's encrypted answer and keeps the outcome. A request stays open after an answer
 * that is not encrypted to its key. Throws `invalid_request` for such an answer, for a presentation
 * that does not count, and for a request that was answered before or is being judged.
 */
export async function receiveAnswer(
  ctx: Context,
  { id, response, ...asked }: Answer,
): Promise<{ redirect_uri?: string }> {
  const { request, key } = await getOpen(ctx, id)
  const opened = await openAnswer(response, key)
  if (opened === null) throw invalid('The response is not encrypted to the key of this request')
  const judging = await store.beginJudging(ctx.db, request)
  if (judging === null) throw isOver()
  const outcome = await judgeOrFail(ctx, request, { opened, judging, ...asked })
  const answered = await keep(ctx, request, outcome)
  if (outcome.state === 'failed') throw invalid(texts.fault[outcome.fault])
  return answered
}

type Opened = Pick<Answer, 'delivery' | 'countRead'> & { opened: unknown; judging: store.Judging }

/**
 * Judges an answer. An error counts as a failed answer, because a wallet could otherwise have the
 * same answer judged without end. If the chain or the database is away, the wallet can send the
 * answer again, and this function throws.
 */
async function judgeOrFail(ctx: Context, request: PresentationRequestRow, asked: Opened): Promise<PresentationOutcome> {
  try {
    const judged = await judge(ctx, request, asked)
    return isStorable(judged) ? judged : fail('unreadable')
  } catch (error) {
    if (isPassing(error)) {
      await store.endJudging(ctx.db, asked.judging)
      throw error
    }
    ctx.log.error({ error: describeError(error) }, 'the answer of a wallet could not be judged')
    return fail('unreadable')
  }
}

function isPassing(error: unknown): boolean {
  const { code } = toAppError(error)
  return code === 'chain-unreachable' || code === 'database-unreachable'
}

/**
 * Tells whether PostgreSQL can store an outcome: it cannot store a zero byte or half a surrogate
 * pair, which JSON writes as escapes. The length is limited, so that nobody can fill the database.
 */
function isStorable(outcome: PresentationOutcome): boolean {
  const text = JSON.stringify(outcome)
  return text.length <= bodyLimitBytes && !/\\u0000|\\ud[89a-f]/.test(text)
}

/** Stores the refusal of a wallet. Wallets send refusals without encryption (section 8.5). */
export async function receiveRefusal(ctx: Context, id: string): Promise<{ redirect_uri?: string }> {
  const { request } = await getOpen(ctx, id)
  return keep(ctx, request, { state: 'refused' })
}

async function judge(
  ctx: Context,
  request: PresentationRequestRow,
  { opened, delivery, countRead }: Opened,
): Promise<PresentationOutcome> {
  const answer = answerSchema.safeParse(hasFewValues(opened, Infinity, maximumBodyValues) ? opened : null)
  if (!answer.success) return fail('unreadable')
  if ('error' in answer.data) return { state: 'refused' }
  // A page cannot forge its origin, so this is the audience in a browser (appendix A.4).
  const audience = delivery === 'dc-api' ? `origin:${ctx.config.publicUrl}` : request.clientId
  const resolve = createIssuerResolver(ctx, countRead)
  return judgePresentation(ctx, request, { presentation: answer.data.vp_token.claim[0], audience, resolve })
}

async function keep(ctx: Context, request: PresentationRequestRow, outcome: PresentationOutcome) {
  const code = request.isSameDevice ? drawSecret(ctx) : null
  const responseCodeHash = code === null ? null : hashSecret(code)
  if (!(await store.answerRequest(ctx.db, request, { outcome, responseCodeHash }))) throw isOver()
  return code === null ? {} : { redirect_uri: `${ctx.config.publicUrl}/ask#response_code=${code}` }
}

async function getOpen(ctx: Context, id: string, status: 400 | 404 = 400) {
  // PostgreSQL refuses a text with a zero byte, and no request has such an id.
  const { data: known } = presentationRequestIdSchema.safeParse(id)
  const request = known === undefined ? null : await store.findOpenRequest(ctx.db, known)
  if (!request?.decryptionKey) throw isOver(status)
  return { request, key: request.decryptionKey }
}

function isOver(status: 400 | 404 = 400): OAuthError {
  const error = status === 404 ? 'not_found' : 'invalid_request'
  return new OAuthError(
    error,
    'This request is over, was answered or is being answered, or there never was one',
    status,
  )
}

function invalid(description: string): OAuthError {
  return new OAuthError('invalid_request', description)
}
