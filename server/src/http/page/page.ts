import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '@did/credentials/chain/installation'
import { AppError } from '@did/domain/errors'
import { isPagePath } from '@did/domain/page-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isOtherLoopbackName } from '../origin.ts'
import { pagePolicy } from '../security-headers.ts'
import { BuiltPages } from './built-pages.ts'
import { findDocument, isPageRequest, pathOf, readFile } from './documents.ts'
import { sendPacked } from './packed.ts'
import { askAgain, readPageFile, sendFile } from './page-files.ts'

const noncePlace = '__CSP_NONCE__'
// The placeholder includes the quotes, so that the document is well formed before it is filled in.
const installationPlace = '"__INSTALLATION__"'
/** PUBLIC_URL replaces this text in documents and in files for search engines. */
const publicUrlPlace = '__PUBLIC_URL__'
const searchLists = { 'sitemap.xml': 'application/xml', 'robots.txt': 'text/plain' }

/** A URL without a file gets a document, with the status 404 if no page has the URL. */
export function servePage(fastify: FastifyInstance, ctx: Context): void {
  const { webDir, demoWalletFile } = ctx.config
  if (demoWalletFile !== undefined) serveDemoWallet(fastify, demoWalletFile)
  if (webDir === undefined) {
    fastify.setNotFoundHandler(refuseUnknownAddress)
    return
  }
  const pages = new BuiltPages(webDir, ctx.now)
  const openPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageRequest(request)) refuseUnknownAddress()
    if (isOtherLoopbackName(request.headers.host, ctx.config.publicUrl))
      return reply.redirect(`${ctx.config.publicUrl}${request.url}`, 307)
    const { documents, headers } = pages.chooseBuild(request.headers)
    return sendDocument(ctx, request, reply.headers(headers), findDocument(documents, request))
  }
  fastify.get('/', openPage)
  serveFiles(fastify, pages, webDir)
  serveSearchLists(fastify, ctx, webDir)
  fastify.setNotFoundHandler(openPage)
}

function serveFiles(fastify: FastifyInstance, pages: BuiltPages, webDir: string): void {
  const config = { isKeptOnce: true } as const
  // `serveSearchLists` serves the files for search engines, because it puts PUBLIC_URL into them.
  for (const name of pages.listSharedFiles().filter((each) => !(each in searchLists))) {
    const file = readPageFile(webDir, name)
    fastify.get(`/${name}`, { config }, (request, reply) => sendFile(file, request, reply))
  }
  for (const [name, file] of pages.english.files)
    fastify.get(`/${name}`, { config }, (request, reply) =>
      sendFile(pages.chooseBuild(request.headers).files.get(name) ?? file, request, reply),
    )
  const findAsset = ({ params }: FastifyRequest) => pages.findAsset((params as { name: string }).name)
  const assets = { ...config, isUncounted: (request: FastifyRequest) => findAsset(request) !== null }
  fastify.get('/assets/:name', { config: assets }, (request, reply) =>
    sendFile(findAsset(request) ?? refuseUnknownAddress(), request, reply),
  )
}

function sendDocument(ctx: Context, request: FastifyRequest, reply: FastifyReply, document: string) {
  const nonce = Buffer.from(ctx.randomBytes(16)).toString('base64url')
  reply
    .code(isPagePath(pathOf(request)) ? 200 : 404)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': askAgain,
      'content-security-policy': pagePolicy(ctx.config, nonce),
      ...(unlisted.test(pathOf(request)) && { 'x-robots-tag': 'noindex' }),
    })
  const text = document
    .replaceAll(noncePlace, nonce)
    .replaceAll(publicUrlPlace, ctx.config.publicUrl)
    .replace(installationPlace, () => describeInstallation(ctx))
  return sendPacked(request, reply, text)
}

/**
 * Because of this JSON in the document, a verdict can ask the chain without asking the server for
 * the configuration first. The content security policy allows it, because a block of data never
 * runs.
 */
function describeInstallation({ config }: Context): string {
  const { chainId, publicRpcUrl: rpcUrl, didRegistry, didRegistryBlock: deployedAtBlock, verifierPolicy } = config
  const installation: Installation = { chainId, rpcUrl, didRegistry, deployedAtBlock, verifierPolicy }
  // `<` is escaped, because it could end the script element around the JSON.
  return JSON.stringify(installation).replaceAll('<', '\\u003c')
}

function serveDemoWallet(fastify: FastifyInstance, file: string): void {
  const script = readFile('DEMO_WALLET_FILE', file)
  fastify.get('/demo-wallet.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', askAgain).send(script),
  )
}

/** Search engines must not list `/debug`, `/ask`, and pages with URLs that people pass on. */
const unlisted = /^\/(shared-claim|s\/.*|debug|ask|answer\/.*|verifiers\/.*)$/

function serveSearchLists(fastify: FastifyInstance, { config }: Context, webDir: string): void {
  for (const [name, type] of Object.entries(searchLists)) {
    const file = join(webDir, name)
    if (!existsSync(file)) continue
    const text = readFile('WEB_DIR', file).replaceAll(publicUrlPlace, config.publicUrl)
    fastify.get(`/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', askAgain).send(text),
    )
  }
}

function refuseUnknownAddress(): never {
  throw new AppError('route-not-found', 'There is no such address')
}
