import type { DidDocument } from '@did/credentials/did/did-document'
import { maximumDidUrlCharacters } from '@did/credentials/did/did-url'
import { isAppError } from '@did/domain/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../http/handle.ts'
import { describeError } from '../../log.ts'
import { type Dereferenced, dereference } from './dereference.ts'
import { limitHistories } from './limit-histories.ts'
import { chooseType, dereferencingType, resolutionType, type Wanted } from './negotiate.ts'
import { type Resolution, type ResolutionError, resolutionErrors, resolveDid } from './service.ts'

const prefix = '/1.0/identifiers/'
const contexts = [
  'https://www.w3.org/ns/did/v1',
  'https://w3id.org/security/suites/secp256k1recovery-2020/v2',
  'https://w3id.org/security/v3-unstable',
]

/** The path of the HTTP binding of DID Resolution contains the raw DID, so no schema parses it. */
export function registerDidResolution({ fastify, ctx }: App): void {
  const countReadsOf = limitHistories({ fastify, ctx })
  fastify.get(`${prefix}*`, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', vary: 'accept' })
    const wanted = chooseType(request.headers.accept)
    if (wanted === null) return sendError(reply, resolutionType, notAcceptable)
    const { text, versionId } = readTarget(request)
    const countRead = countReadsOf(request)
    const resolution = await resolveDid(ctx, text, { versionId, countRead }).catch((error: unknown) => {
      if (isAppError(error, 'too-many-requests')) throw error
      request.log.warn({ error: describeError(error) }, 'a DID could not be resolved')
      return unreachable
    })
    if (!resolution.ok) return sendError(reply, wanted, resolution)
    return sendResolved(reply, wanted, resolution)
  })
}

const notAcceptable: ResolutionError = {
  ok: false,
  error: 'REPRESENTATION_NOT_SUPPORTED',
  title: 'No media type in Accept can be answered',
}
const unreachable: ResolutionError = { ok: false, error: 'INTERNAL_ERROR', title: 'The chain gave no answer' }

/**
 * A text that begins with `did:` stays as it is, because a did:web contains `%3A`. Any other text
 * is decoded once. The query belongs to the DID URL, too. A fragment comes as `%23`, after the path
 * or after the query's last parameter. If the query is too long to be parsed, the returned text is
 * empty, and an empty text is refused because it is no DID.
 */
function readTarget({ url }: FastifyRequest): { text: string; versionId: string | null } {
  const [path = '', ...queries] = url.slice(prefix.length).split('?')
  const raw = path.startsWith('did:') ? path.replace('%23', '#') : decode(path)
  const [before = '', ...ofPath] = raw.split('#')
  const { query, ofQuery } = readQuery(queries.join('?'))
  if (query.length > maximumDidUrlCharacters) return { text: '', versionId: null }
  const whole = query && !before.includes('?') ? `${before}?${query}` : before
  return { text: [whole, ...ofPath, ...ofQuery].join('#'), versionId: new URLSearchParams(query).get('versionId') }
}

/**
 * In a parameter before the last one, `%23` begins no fragment, but belongs to the value, such as a
 * `relativeRef`.
 */
function readQuery(text: string): { query: string; ofQuery: string[] } {
  const at = text.indexOf('%23', text.lastIndexOf('&') + 1)
  return at < 0 ? { query: text, ofQuery: [] } : { query: text.slice(0, at), ofQuery: [text.slice(at + 3)] }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function sendResolved(reply: FastifyReply, wanted: Wanted, resolution: Resolution & { ok: true }) {
  const { url, document, metadata } = resolution
  const isDeactivated = metadata.deactivated === true
  const isUrl = url.fragment !== null || url.query?.has('service') === true
  if (isUrl && !isDeactivated) return sendDereferenced(reply, wanted, dereference(document, url))
  reply.code(isDeactivated ? 410 : 200).type(wanted)
  if (wanted === resolutionType)
    return reply.send(
      JSON.stringify({
        didResolutionMetadata: { contentType: wanted },
        didDocument: inContext(document),
        didDocumentMetadata: metadata,
      }),
    )
  if (wanted === dereferencingType) return sendContent(reply, inContext(document), metadata)
  return reply.send(JSON.stringify(wanted === 'application/did+json' ? document : inContext(document)))
}

function sendDereferenced(reply: FastifyReply, wanted: Wanted, found: Dereferenced) {
  if (found.kind === 'nothing')
    return sendError(reply, wanted, { ok: false, error: 'NOT_FOUND', title: 'The document has no such part' })
  if (found.kind === 'endpoint') return reply.code(303).header('location', found.uri).type('text/uri-list').send('')
  if (wanted === dereferencingType || wanted === resolutionType) return sendContent(reply, found.content, {})
  return reply.type(wanted).send(JSON.stringify(found.content))
}

function sendContent(reply: FastifyReply, contentStream: unknown, contentMetadata: object) {
  const dereferencingMetadata = { contentType: dereferencingType }
  return reply.type(dereferencingType).send(JSON.stringify({ dereferencingMetadata, contentStream, contentMetadata }))
}

/**
 * A did:ethr's document needs the contexts that define the types of its keys. Other documents name
 * their own contexts.
 */
function inContext(document: DidDocument): DidDocument {
  return document['@context'] ? document : { '@context': contexts, ...document }
}

function sendError(reply: FastifyReply, wanted: Wanted, { error, title }: ResolutionError) {
  const described = { error: { type: `https://www.w3.org/ns/did#${error}`, title } }
  const body =
    wanted === dereferencingType
      ? { dereferencingMetadata: described, contentStream: null, contentMetadata: {} }
      : { didResolutionMetadata: described, didDocument: null, didDocumentMetadata: {} }
  return reply
    .code(resolutionErrors[error])
    .type(wanted === dereferencingType ? dereferencingType : resolutionType)
    .send(JSON.stringify(body))
}
