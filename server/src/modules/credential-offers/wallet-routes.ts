import { credentialConfigurations, walletEvents } from '@did/domain/portable/credential-offer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { readBearer } from '../../http/bearer.ts'
import { OAuthError, sendJson, serveWallets } from '../../http/foreign/oauth-error.ts'
import type { App } from '../../http/handle.ts'
import { listFaults } from '../../http/input/list-faults.ts'
import { parseFewValues } from '../../http/input/measure-json.ts'
import type { CountStored } from '../../http/limits/limit-stored-bytes.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { makeNonce } from './secrets.ts'
import { offerFolder } from './service.ts'
import * as wallet from './wallet-service.ts'
import { buyToken, findOfferOfToken, grantType, tokenSeconds } from './wallet-token.ts'

const authorizationDetailsSchema = z
  .array(
    z.object({ type: z.literal('openid_credential'), credential_configuration_id: z.enum(credentialConfigurations) }),
  )
  .min(1)
const credentialRequestSchema = z.object({
  credential_configuration_id: z.string().optional(),
  credential_identifier: z.string().optional(),
  proofs: z.unknown().optional(),
})
const proofsSchema = z.object({ jwt: z.tuple([z.string()]) })
const deferredSchema = z.object({ transaction_id: z.string() })
const notificationSchema = z.object({ notification_id: z.string(), event: z.enum(walletEvents) })

type Counting = (call: { ctx: Context; request: FastifyRequest }) => CountingContext

/** Serves OpenID4VCI 1.0 with the pre-authorized code to wallets. */
export function registerWalletIssuing({ fastify, ctx }: App, counting: Counting): void {
  serveWallets(fastify, {
    method: 'GET',
    url: `${offerFolder}/:id`,
    handler: async ({ params }, reply) => sendJson(reply, await wallet.getWalletOffer(ctx, idOf(params))),
  })
  serveWallets(fastify, {
    method: 'POST',
    url: '/oid4vci/token',
    unreadable: { error: 'invalid_request', wanted: 'a form' },
    handler: async ({ body }, reply) => {
      const { details, ...grant } = readGrant(body)
      const configurations = details?.map((detail) => detail.credential_configuration_id) ?? []
      const { token, offer } = await buyToken(ctx, { ...grant, configurations })
      const authorization = details && {
        authorization_details: details.map((detail) => ({ ...detail, credential_identifiers: [offer.configuration] })),
      }
      // Digital Bazaar's client accepts the type `bearer` only in lower case.
      return sendJson(reply, {
        access_token: token,
        token_type: 'bearer',
        expires_in: tokenSeconds,
        ...authorization,
      })
    },
  })
  serveWallets(fastify, {
    method: 'POST',
    url: '/oid4vci/nonce',
    handler: (_request, reply) => sendJson(reply, { c_nonce: makeNonce(ctx) }),
  })
  const countStored = fastify.getDecorator<CountStored>('countStored')
  registerCredentials({ fastify, ctx }, (request) => ({
    ...counting({ ctx, request }),
    countStored: (bytes) => countStored(request, bytes),
  }))
}

function registerCredentials(
  { fastify, ctx }: Pick<App, 'fastify' | 'ctx'>,
  toContext: (request: FastifyRequest) => wallet.WalletContext,
): void {
  serveWallets(fastify, {
    method: 'POST',
    url: '/oid4vci/credential',
    unreadable: { error: 'invalid_credential_request', wanted: 'JSON' },
    handler: async (request, reply) => {
      const offer = await findOfferOfToken(ctx, readBearer(request))
      const asked = parse(credentialRequestSchema, request.body, 'invalid_credential_request')
      assertAskedFor(asked, offer.configuration)
      const { jwt } = parse(proofsSchema, asked.proofs, 'invalid_proof')
      return sendIssued(reply, await wallet.takeCredential(toContext(request), offer, jwt[0]))
    },
  })
  serveWallets(fastify, {
    method: 'POST',
    url: '/oid4vci/deferred',
    unreadable: { error: 'invalid_credential_request', wanted: 'JSON' },
    handler: async (request, reply) => {
      const offer = await findOfferOfToken(ctx, readBearer(request))
      const asked = parse(deferredSchema, request.body, 'invalid_credential_request')
      const issued = await wallet.takeDeferredCredential(toContext(request), offer, asked.transaction_id)
      return sendIssued(reply, issued)
    },
  })
  serveWallets(fastify, {
    method: 'POST',
    url: '/oid4vci/notification',
    unreadable: { error: 'invalid_notification_request', wanted: 'JSON' },
    handler: async (request, reply) => {
      const offer = await findOfferOfToken(ctx, readBearer(request))
      const { notification_id, event } = parse(notificationSchema, request.body, 'invalid_notification_request')
      await wallet.recordWalletEvent(ctx, offer, { notificationId: notification_id, event })
      return reply.code(204).send()
    },
  })
}

/**
 * The request names the credential by its configuration or by the token's identifier, and not by
 * both.
 */
function assertAskedFor(asked: z.infer<typeof credentialRequestSchema>, configuration: string): void {
  const { credential_configuration_id: byConfiguration, credential_identifier: byIdentifier } = asked
  if ((byConfiguration === undefined) === (byIdentifier === undefined))
    throw new OAuthError('invalid_credential_request', 'Name the credential once, by configuration or identifier')
  if (byIdentifier !== undefined && byIdentifier !== configuration)
    throw new OAuthError('unknown_credential_identifier', 'The token is for another credential')
  if (byConfiguration !== undefined && byConfiguration !== configuration)
    throw new OAuthError('unknown_credential_configuration', 'The token is for another configuration')
}

function sendIssued(reply: FastifyReply, issued: wallet.Issued): FastifyReply {
  if (issued.kind === 'waiting')
    return sendJson(reply, { transaction_id: issued.transactionId, interval: issued.interval }, 202)
  const { credential, notificationId } = issued
  const notification = notificationId === null ? {} : { notification_id: notificationId }
  return sendJson(reply, { credentials: [{ credential }], ...notification })
}

function readGrant(body: unknown) {
  if (!(body instanceof URLSearchParams)) throw new OAuthError('invalid_request', 'The body must be a form')
  const type = readParameter(body, 'grant_type')
  if (type === null) throw new OAuthError('invalid_request', 'The form names no grant_type')
  if (type !== grantType) throw new OAuthError('unsupported_grant_type', `Only ${grantType} is supported`)
  const code = readParameter(body, 'pre-authorized_code')
  if (code === null) throw new OAuthError('invalid_request', 'The form has no pre-authorized_code')
  const details = readParameter(body, 'authorization_details')
  return {
    code,
    txCode: readParameter(body, 'tx_code'),
    // `authorization_details` has the form of RFC 9396, section 5.
    details:
      details === null
        ? null
        : parse(authorizationDetailsSchema, parseFewValues(details), 'invalid_authorization_details'),
  }
}

/**
 * A parameter without a value counts as omitted, and no parameter may be repeated (RFC 6749,
 * section 3.2).
 */
function readParameter(form: URLSearchParams, name: string): string | null {
  const [value, ...more] = form.getAll(name)
  if (more.length > 0) throw new OAuthError('invalid_request', `The form repeats ${name}`)
  return value === undefined || value === '' ? null : value
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, error: string): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const places = listFaults(parsed.error.issues).map(({ path }) => path || 'the body')
  throw new OAuthError(error, `The request is not as described: ${[...new Set(places)].join(', ')}`)
}

function idOf(params: unknown): string {
  return (params as { id: string }).id
}
