import { AppError } from '@did/domain/errors'
import { type ForeignDocumentKind, foreignDocumentLimits } from '@did/domain/portable/foreign-document'
import type { Context } from '../../context.ts'
import { askPublicHost } from '../../outside/ask-public-host.ts'

type Asked = { url: { host: string; path: string }; kind: ForeignDocumentKind }

const accept =
  'application/did+json, application/did+ld+json, application/vc+jwt, application/statuslist+jwt, application/vc, application/json;q=0.9'
/** These media types are for JSON or JWTs. Web pages are refused. */
const readable = /^application\/(?:[\w.-]+\+)?(?:json|jwt|vc|did)\s*(?:;|$)/

/**
 * The page checks the signatures of another host's document, and says that the document came
 * through this service. Every failure throws `domain-unreachable`, so that nobody learns about our
 * network from the errors.
 */
export async function fetchForeignDocument({ outside, config }: Context, { url, kind }: Asked): Promise<string> {
  const { host, path } = url
  const asked = { host, path, method: 'GET', headers: { accept }, maximumBytes: foreignDocumentLimits[kind] } as const
  try {
    // The service does not ask itself, because such a request might never end. The page fetches our
    // own documents directly.
    if (host === new URL(config.publicUrl).hostname) throw new Error('This is our own host')
    const { status, type, text } = await askPublicHost(outside, { ...asked, ms: foreignDocumentLimits.ms })
    if (status !== 200) throw new Error(`Answered ${status}`)
    if (!readable.test(type)) throw new Error(`Answered ${type}`)
    return text
  } catch (cause) {
    throw new AppError('domain-unreachable', `The document of ${host} cannot be read`, { cause })
  }
}
