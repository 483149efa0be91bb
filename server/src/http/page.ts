import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '@did/credentials/installation'
import { AppError } from '@did/domain/errors'
import { isPagePath } from '@did/domain/page-paths'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ConfigError } from '../config.ts'
import type { Context } from '../context.ts'
import { isOtherLoopbackName } from './origin.ts'
import { sendPacked } from './packed.ts'
import { pagePolicy, proverPolicy } from './security-headers.ts'

const noncePlace = '__CSP_NONCE__'
// With its quotes, so that the document is well formed before it is filled in.
const installationPlace = '"__INSTALLATION__"'
/** Bundlers name these after their content. */
const hashedAsset = /\/assets\/[^/]+$/
/** `proofs/src/prover-worker.ts` and the threads it starts; a packed file has one more ending. */
const proverScript = /\/assets\/(prover|lane)-worker-[^/]+$/
/** Where a document or a list for search engines names this installation. */
const publicUrlPlace = '__PUBLIC_URL__'
/** They name this installation's address. */
const searchLists = { 'sitemap.xml': 'application/xml', 'robots.txt': 'text/plain' }
const forever = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'

/** Serves the built page: its files, and a document for every other address, which is a 404 where the page shows that there is nothing. */
export async function servePage(fastify: FastifyInstance, ctx: Context): Promise<void> {
  const { webDir, demoWalletFile } = ctx.config
  if (demoWalletFile !== undefined) serveDemoWallet(fastify, demoWalletFile)
  if (webDir === undefined) return answerUnknown(fastify)
  const document = readFile('WEB_DIR', join(webDir, 'index.html'))
  const light = join(webDir, 'shared-claim.html')
  const documents = readDocuments(join(webDir, 'documents'))
  if (existsSync(light)) documents.set('/shared-claim', readFile('WEB_DIR', light))
  await fastify.register(fastifyStatic, {
    root: webDir,
    index: false,
    // A route per file: for a pattern, the whole folder is listed at each request.
    wildcard: false,
    // Documents are sent with their policy and nonce, never as bare files; packed siblings go under the name of the file.
    globIgnore: ['**/*.{html,br,gz}', ...Object.keys(searchLists)],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashedAsset.test(path) ? forever : askAgain)
      if (proverScript.test(path)) reply.header('content-security-policy', proverPolicy)
    },
  })
  const openPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageRequest(request)) throw unknownAddress()
    if (isOtherLoopbackName(request.headers.host, ctx.config.publicUrl))
      return reply.redirect(`${ctx.config.publicUrl}${request.url}`, 307)
    return sendDocument(ctx, request, reply, documents.get(documentPath(request)) ?? document)
  }
  fastify.get('/', openPage)
  serveSearchLists(fastify, ctx, webDir)
  fastify.setNotFoundHandler(openPage)
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
 * What the page is pinned to, as JSON inside its document: a verdict then needs no further word of ours. The policy lets it pass,
 * since a block of data never runs.
 */
function describeInstallation({ config }: Context): string {
  const { chainId, publicRpcUrl: rpcUrl, didRegistry, didRegistryBlock: deployedAtBlock, verifierPolicy } = config
  const installation: Installation = { chainId, rpcUrl, didRegistry, deployedAtBlock, verifierPolicy }
  // Nothing in it may end the block it stands in.
  return JSON.stringify(installation).replaceAll('<', '\\u003c')
}

function serveDemoWallet(fastify: FastifyInstance, file: string): void {
  const script = readFile('DEMO_WALLET_FILE', file)
  fastify.get('/demo-wallet.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', askAgain).send(script),
  )
}

function answerUnknown(fastify: FastifyInstance): void {
  fastify.setNotFoundHandler(() => {
    throw unknownAddress()
  })
}

/** A person's address: not the API's, and not a file that is missing. */
function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const { accept = '*/*' } = request.headers
  return isRead && !/^\/(api|ws)(\/|$)/.test(path) && !/\.[^/]*$/.test(path) && /text\/html|\*\/\*/.test(accept)
}

/** What is handed from person to person, and tools: not for search engines. */
const unlisted = /^\/(shared-claim|debug|ask|answer\/.*)$/

/** A view of the dashboard is an address of the home page with a query, and not what its document shows. */
function documentPath(request: FastifyRequest): string | null {
  const path = pathOf(request)
  return path === '/' && request.url !== '/' ? null : path
}

/** The build's documents by the address they are for: `about.html` is `/about`. */
function readDocuments(folder: string): Map<string | null, string> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return new Map(
    files.map((file) => {
      const path = file.slice(0, -'.html'.length).replaceAll('\\', '/')
      return [path === 'index' ? '/' : `/${path}`, readFile('WEB_DIR', join(folder, file))]
    }),
  )
}

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

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

function readFile(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new ConfigError(`${variable} cannot be used: ${file} cannot be read`, { cause })
  }
}

function unknownAddress(): AppError {
  return new AppError('route-not-found', 'There is no such address')
}
