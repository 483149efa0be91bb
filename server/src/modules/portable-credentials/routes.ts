import { sendJson } from '../../http/foreign/oauth-error.ts'
import type { App } from '../../http/handle.ts'
import { getSigningKey } from '../../signing-key.ts'
import { describeAuthorizationServer, describeIssuerMetadata, describeKeys, describeType } from './metadata.ts'

const fresh = { 'cache-control': 'public, max-age=300' }

export function registerWalletMetadata({ fastify, ctx }: App): void {
  const { publicUrl } = ctx.config
  const documents: Record<string, () => object | Promise<object>> = {
    '/.well-known/openid-credential-issuer': () => describeIssuerMetadata(publicUrl),
    '/.well-known/oauth-authorization-server': () => describeAuthorizationServer(publicUrl),
    // Digital Bazaar's client ends the address with a slash.
    '/.well-known/oauth-authorization-server/': () => describeAuthorizationServer(publicUrl),
    '/.well-known/jwt-vc-issuer': async () => ({ issuer: publicUrl, jwks: describeKeys(await getSigningKey(ctx)) }),
    '/jwks': async () => describeKeys(await getSigningKey(ctx)),
    '/vct/verified-claim': () => describeType(publicUrl),
  }
  for (const [path, describe] of Object.entries(documents))
    fastify.get(path, async (_request, reply) => sendJson(reply.headers(fresh), await describe()))
}
