import { bodyLimitBytes } from '@did/domain/call-limits'
import { presentationRequestIdSchema } from '@did/domain/portable/presentation-request'
import { presentationTexts as texts } from '@did/domain/texts/en/verdict/presentation'
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
import { readAnswer } from './read-answer.ts'
import { type Delivery, signRequestObject } from './request-object.ts'
import { createIssuerResolver } from './resolve-issuer.ts'
import * as store from './store.ts'

/** Throws OAuth's errors (OpenID4VP 1.0). */
export async function getRequestObject(ctx: Context, id: string, delivery: Delivery): Promise<string> {
  const { request, key } = await getOpen(ctx, id, 404)
  return signRequestObject(ctx, { request, key, delivery })
}

type Answer = { id: string; response: string; delivery: Delivery; countRead: CountRead }

/** The address to which a wallet on the same device leads the person back. */
type LedBack = { redirect_uri?: string }

/**
 * A request stays open after a refusal, after an answer that is not encrypted to its key, and after
 * an answer without a presentation. Throws `invalid_request` for the latter two, for a presentation
 * that does not count, and for a request that was answered before or is being judged.
 */
export async function receiveAnswer(ctx: Context, { id, response, ...asked }: Answer): Promise<LedBack> {
  const { request, key } = await getOpen(ctx, id)
  const opened = await openAnswer(response, key)
  if (opened === null) throw invalid('The response is not encrypted to the key of this request')
  const answer = readAnswer(opened, request.configuration)
  if (answer.kind !== 'presentation') {
    const noted = await noteNothingShown(ctx, request)
    if (answer.kind === 'refusal') return noted
    throw invalid(texts.fault.unreadable)
  }
  const judging = await store.beginJudging(ctx.db, request)
  if (judging === null) throw isOver()
  const outcome = await judgeOrFail(ctx, request, { presentation: answer.presentation, judging, ...asked })
  const answered = await keep(ctx, request, outcome)
  if (outcome.state === 'failed') throw invalid(texts.fault[outcome.fault])
  return answered
}

type Shown = Pick<Answer, 'delivery' | 'countRead'> & { presentation: unknown; judging: store.Judging }

/**
 * An error counts as a failed answer, because a wallet could otherwise have the same answer judged
 * without end. If the chain or the database is away, the wallet can send the answer again, and this
 * function throws.
 */
async function judgeOrFail(ctx: Context, request: PresentationRequestRow, asked: Shown): Promise<PresentationOutcome> {
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
 * PostgreSQL cannot store a zero byte or half a surrogate pair, which JSON writes as escapes. The
 * length of an outcome is limited, so that nobody can fill the database.
 */
function isStorable(outcome: PresentationOutcome): boolean {
  const text = JSON.stringify(outcome)
  return text.length <= bodyLimitBytes && !/\\u0000|\\ud[89a-f]/.test(text)
}

/** Wallets send refusals without encryption (OpenID4VP 1.0, section 8.5). */
export async function receiveRefusal(ctx: Context, id: string): Promise<LedBack> {
  const { request } = await getOpen(ctx, id)
  return noteNothingShown(ctx, request)
}

/**
 * Anybody who has the code of a request can answer without showing anything, and the request stays
 * open for the person who was asked. The code with which a wallet leads the person back opens no
 * later answer.
 */
async function noteNothingShown(ctx: Context, request: PresentationRequestRow): Promise<LedBack> {
  await store.noteRefusal(ctx.db, request)
  return request.isSameDevice ? leadBack(ctx, drawSecret(ctx)) : {}
}

async function judge(
  ctx: Context,
  request: PresentationRequestRow,
  { presentation, delivery, countRead }: Shown,
): Promise<PresentationOutcome> {
  // A page cannot forge its origin. So an answer through a browser must name our origin as its
  // audience (OpenID4VP 1.0, appendix A.4).
  const audience = delivery === 'dc-api' ? `origin:${ctx.config.publicUrl}` : request.clientId
  const resolve = createIssuerResolver(ctx, countRead)
  return judgePresentation(ctx, request, { presentation, audience, resolve })
}

async function keep(ctx: Context, request: PresentationRequestRow, outcome: PresentationOutcome): Promise<LedBack> {
  const code = request.isSameDevice ? drawSecret(ctx) : null
  const responseCodeHash = code === null ? null : hashSecret(code)
  if (!(await store.answerRequest(ctx.db, request, { outcome, responseCodeHash }))) throw isOver()
  return code === null ? {} : leadBack(ctx, code)
}

function leadBack({ config }: Context, code: string): LedBack {
  return { redirect_uri: `${config.publicUrl}/ask#response_code=${code}` }
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
