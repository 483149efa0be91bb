import { maximumPresentationRequest } from '@did/domain/portable/limits'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { OAuthError, sendJson, serveWallets } from '../../http/foreign/oauth-error.ts'
import type { App } from '../../http/handle.ts'
import { limitAtOnce } from '../../http/limits/limit-at-once.ts'
import { limitHistories } from '../did-resolution/limit-histories.ts'
import type { Delivery } from './request-object.ts'
import { requestFolder } from './service.ts'
import { getRequestObject, receiveAnswer, receiveRefusal } from './wallet-service.ts'

const { judgedAtOnce } = maximumPresentationRequest
const protocol = 'openid4vp-v1-signed'
const browserAnswerSchema = z.object({ protocol: z.literal(protocol), data: z.object({ response: z.string() }) })

/** Serves OpenID4VP 1.0 to wallets, and to the page that passes a request to the browser. */
export function registerWalletPresenting({ fastify, ctx }: Pick<App, 'fastify' | 'ctx'>): void {
  const countReadsOf = limitHistories({ fastify, ctx })
  const begin = limitAtOnce({ ...judgedAtOnce, refusal: 'Other answers are being judged; wait a moment' })
  const receive = (request: FastifyRequest, answer: { response: string; delivery: Delivery }) => {
    const end = begin(request)
    return receiveAnswer(ctx, { ...answer, id: idOf(request), countRead: countReadsOf(request) }).finally(end)
  }
  serveWallets(fastify, {
    method: 'GET',
    url: `${requestFolder}/:id`,
    handler: async (request, reply) => {
      const signed = await getRequestObject(ctx, idOf(request), 'direct-post')
      return reply.type('application/oauth-authz-req+jwt').send(signed)
    },
  })
  serveWallets(fastify, {
    method: 'POST',
    url: '/oid4vp/responses/:id',
    unreadable: { error: 'invalid_request', wanted: 'a form' },
    handler: async (request, reply) => {
      const form = readForm(request.body)
      if (form.has('error')) return sendJson(reply, await receiveRefusal(ctx, idOf(request)))
      const response = form.get('response')
      if (response === null) throw new OAuthError('invalid_request', 'Only an encrypted response counts')
      return sendJson(reply, await receive(request, { response, delivery: 'direct-post' }))
    },
  })
  serveWallets(fastify, {
    method: 'GET',
    url: `${requestFolder}/:id/dc-api`,
    handler: async (request, reply) => {
      const signed = await getRequestObject(ctx, idOf(request), 'dc-api')
      return sendJson(reply, { digital: { requests: [{ protocol, data: { request: signed } }] } })
    },
  })
  serveWallets(fastify, {
    method: 'POST',
    url: `${requestFolder}/:id/dc-api`,
    handler: async (request, reply) => {
      assertOwnPage(request, ctx.config.publicUrl)
      const answer = browserAnswerSchema.safeParse(request.body)
      if (!answer.success) throw new OAuthError('invalid_request', `The body must be an answer to ${protocol}`)
      const { response } = answer.data.data
      return sendJson(reply, await receive(request, { response, delivery: 'dc-api' }))
    },
  })
}

/**
 * A wallet answers through the browser only for this origin, so no page of another origin has an
 * answer. A browser always names the origin of a page that posts.
 */
function assertOwnPage({ headers: { origin } }: FastifyRequest, publicUrl: string): void {
  if (origin !== publicUrl)
    throw new OAuthError('invalid_request', `Only a page of ${publicUrl} passes on an answer of the browser`)
}

function readForm(body: unknown): URLSearchParams {
  if (!(body instanceof URLSearchParams)) throw new OAuthError('invalid_request', 'The body must be a form')
  return body
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id
}
