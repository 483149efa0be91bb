import { isJsonObject } from '@did/credentials/foreign/base64url'
import { maximumForeignBytes } from '@did/domain/portable/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendJson } from '../../http/foreign/oauth-error.ts'
import type { App } from '../../http/handle.ts'
import { limitHistories } from '../did-resolution/limit-histories.ts'
import { type Fault, faultsOf } from './faults.ts'
import { issueCredential, issueEnvelopedCredential } from './issue.ts'
import { issueByJose, joseRequestSchema, verifyByJose } from './jose.ts'
import { limitWork } from './limit-work.ts'
import * as service from './service.ts'
import { drawStatus, listPath, signList } from './status.ts'
import { offerThrowAwayEthr } from './throw-away-ethr.ts'
import { drawThrowAwayKey } from './throw-away-key.ts'

const checks = z.object({ checks: z.array(z.string()).optional() })
const issueSchema = z.object({ credential: z.unknown(), options: z.looseObject({}).optional() })
const verifySchema = z.object({ verifiableCredential: z.unknown(), options: checks.optional() })
const presentationOptions = checks.extend({ challenge: z.string(), domain: z.string().optional() })
const verifyPresentationSchema = z.object({ verifiablePresentation: z.unknown(), options: presentationOptions })

type CountsOf = (request: FastifyRequest) => service.Counts

/**
 * Everybody may verify with W3C's VC-API, and verifying asks no other host. Only a development
 * installation issues, with a key that exists only while the process runs.
 */
export function registerVcApi({ fastify, ctx }: App): void {
  const countReadsOf = limitHistories({ fastify, ctx })
  const countWorkOf = limitWork(fastify, ctx.config.rateLimits.writes)
  const countsOf: CountsOf = (request) => ({ countRead: countReadsOf(request), countWork: countWorkOf(request) })
  serve(fastify, '/vc-api/credentials/verify', verifySchema, async (body, reply, request) =>
    sendVerification(reply, await service.verifyCredential(ctx, body.verifiableCredential, countsOf(request))),
  )
  serve(fastify, '/vc-api/presentations/verify', verifyPresentationSchema, async (body, reply, request) => {
    const { verifiablePresentation: presentation, options } = body
    return sendVerification(reply, await service.verifyPresentation(ctx, presentation, options, countsOf(request)))
  })
  if (!ctx.config.embedded) return
  registerIssuing({ fastify, ctx }, countsOf)
  for (const [path, run] of [
    ['issue', issueByJose],
    ['verify', verifyByJose],
  ] as const)
    serve(fastify, `/vc-api/jose/${path}`, joseRequestSchema, async (body, reply) => sendJson(reply, await run(body)))
}

function registerIssuing({ fastify, ctx }: Pick<App, 'fastify' | 'ctx'>, countsOf: CountsOf): void {
  const key = drawThrowAwayKey(ctx)
  const withStatus = (credential: unknown) =>
    isJsonObject(credential) ? { credentialStatus: drawStatus(ctx), ...credential } : credential
  for (const [path, issue] of [
    ['', (credential: unknown) => issueCredential(ctx, key, credential)],
    ['status/', (credential: unknown) => issueCredential(ctx, key, withStatus(credential))],
    ['enveloped/', (credential: unknown) => issueEnvelopedCredential(key, credential)],
  ] as const)
    serve(fastify, `/vc-api/${path}credentials/issue`, issueSchema, async ({ credential }, reply) => {
      const issued = await issue(credential)
      return issued.ok ? sendJson(reply, issued.credential, 201) : sendFaults(reply, issued.faults)
    })
  serve(fastify, '/vc-api/status/credentials/verify', verifySchema, async (body, reply, request) =>
    sendVerification(reply, await service.verifyCredential(ctx, body.verifiableCredential, countsOf(request))),
  )
  const known = { valid: key.controller, deref: key.id, notFound: 'did:web:nobody.invalid' }
  const findThrowAwayEthr = offerThrowAwayEthr(ctx)
  const documents = {
    '/vc-api/instance': async () => ({ issuer: key.controller, dids: { ...known, ...(await findThrowAwayEthr()) } }),
    [listPath]: () => signList(ctx, key),
  }
  for (const [path, describe] of Object.entries(documents))
    fastify.get(path, async (_request, reply) => sendJson(reply.header('cache-control', 'no-store'), await describe()))
}

function serve<Schema extends z.ZodType>(
  fastify: FastifyInstance,
  url: string,
  schema: Schema,
  answer: (body: z.infer<Schema>, reply: FastifyReply, request: FastifyRequest) => Promise<FastifyReply>,
): void {
  fastify.post(url, { bodyLimit: maximumForeignBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const parsed = schema.safeParse(request.body)
    return parsed.success ? answer(parsed.data, reply, request) : sendFaults(reply, faultsOf(parsed.error))
  })
}

function sendVerification(reply: FastifyReply, { faults, warnings }: service.Verification): FastifyReply {
  const verified = faults.length === 0
  return sendJson(reply, { verified, checks: ['proof'], warnings, errors: faults }, verified ? 200 : 400)
}

function sendFaults(reply: FastifyReply, errors: readonly Fault[]): FastifyReply {
  return sendJson(reply, { verified: false, checks: [], warnings: [], errors }, 400)
}
