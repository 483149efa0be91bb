import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '@did/credentials/chain/installation'
import { AppError } from '@did/domain/errors'
import { cutPath } from '@did/domain/link/mend-link'
import { isPagePath } from '@did/domain/page-paths'
import { isShortPath } from '@did/domain/share/short-path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ConfigError } from '../../config.ts'
import type { Context } from '../../context.ts'
import { isForOtherSoftware } from '../foreign/other-software.ts'
import { isOtherLoopbackName } from '../origin.ts'
import { pagePolicy } from '../security-headers.ts'
import { sendPacked } from './packed.ts'
import { askAgain, servePageFiles } from './page-files.ts'

const noncePlace = '__CSP_NONCE__'
// The placeholder includes the quotes, so that the document is well formed before it is filled in.
const installationPlace = '"__INSTALLATION__"'
/** PUBLIC_URL replaces this text in documents and in files for search engines. */
const publicUrlPlace = '__PUBLIC_URL__'
/** These files for search engines contain PUBLIC_URL. */
const searchLists = { 'sitemap.xml': 'application/xml', 'robots.txt': 'text/plain' }
/** A short link `/s/…` gets the document of this path, too. */
const lightPath = '/shared-claim'

/** Serves the built page. A URL without a file gets a document, with 404 if no page has the URL. */
export function servePage(fastify: FastifyInstance, ctx: Context): void {
  const { webDir, demoWalletFile } = ctx.config
  if (demoWalletFile !== undefined) serveDemoWallet(fastify, demoWalletFile)
  if (webDir === undefined) {
    fastify.setNotFoundHandler(refuseUnknownAddress)
    return
  }
  const document = readFile('WEB_DIR', join(webDir, 'index.html'))
  const light = join(webDir, 'shared-claim.html')
  const documents = readDocuments(join(webDir, 'documents'))
  if (existsSync(light)) documents.set(lightPath, readFile('WEB_DIR', light))
  // These files need PUBLIC_URL, and documents need their policy and nonce.
  servePageFiles(fastify, webDir, Object.keys(searchLists))
  const openPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageRequest(request)) refuseUnknownAddress()
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
 * Returns the page's configuration as JSON for its document, so that a verdict can ask the chain
 * without asking the server first. The content security policy allows the JSON, because a block of
 * data never runs.
 */
function describeInstallation({ config }: Context): string {
  const { chainId, publicRpcUrl: rpcUrl, didRegistry, didRegistryBlock: deployedAtBlock, verifierPolicy } = config
  const installation: Installation = { chainId, rpcUrl, didRegistry, deployedAtBlock, verifierPolicy }
  // The character `<` could end the script element around the JSON.
  return JSON.stringify(installation).replaceAll('<', '\\u003c')
}

function serveDemoWallet(fastify: FastifyInstance, file: string): void {
  const script = readFile('DEMO_WALLET_FILE', file)
  fastify.get('/demo-wallet.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', askAgain).send(script),
  )
}

/** Tells whether a request reads, accepts HTML and has a path that belongs to a page for people. */
function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const { accept = '*/*' } = request.headers
  const isOfPrograms = /^\/(api|ws)(\/|$)/.test(path) || isForOtherSoftware(path) || /\.[^/]*$/.test(path)
  return isRead && !isOfPrograms && /text\/html|\*\/\*/.test(accept)
}

/** Search engines must not list `/debug`, `/ask`, and pages with URLs that people pass on. */
const unlisted = /^\/(shared-claim|s\/.*|debug|ask|answer\/.*|verifiers\/.*)$/

/**
 * Returns the path of the document for a request. The dashboard's URL is `/` with a query, and the
 * prerendered document of `/` shows the home page.
 */
function documentPath(request: FastifyRequest): string | null {
  const path = pathOf(request)
  if (isShortPath(path)) return lightPath
  return path === '/' && request.url !== '/' ? null : path
}

/** Reads the documents by URL path, which is the file's name: `about.html` is `/about`. */
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

/**
 * Returns the path of a request. Some mail programs escape the `#` or `?` of a link into its path,
 * and the page repairs such a link.
 */
function pathOf(request: FastifyRequest): string {
  return cutPath(request.url.split('?', 1)[0] ?? '')
}

function readFile(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new ConfigError(`${variable} cannot be used: ${file} cannot be read`, { cause })
  }
}

function refuseUnknownAddress(): never {
  throw new AppError('route-not-found', 'There is no such address')
}
