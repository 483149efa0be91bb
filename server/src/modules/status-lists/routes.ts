import { routes } from '@did/domain/routes'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import {
  freshSeconds,
  getIssuer,
  getStatusList,
  getStatusListEntry,
  getTokenStatusList,
  type SignedList,
} from './service.ts'

/** Pages of any origin may read status lists. */
const anywhere = { 'access-control-allow-origin': '*' }
/** Digital Bazaar's clients read a list only from a media type with JSON in its name. */
const types = ['application/vc+jwt', 'application/vc', 'application/ld+json', 'application/json'] as const
const cached = { ...anywhere, 'cache-control': `public, max-age=${freshSeconds}` }

const notAcceptable = new Answer(
  JSON.stringify({ error: 'invalid_request', error_description: `A status list comes as ${types.join(', ')}` }),
  { status: 406, headers: { ...anywhere, vary: 'accept', 'content-type': 'application/json' } },
)

export function registerStatusLists(app: App): void {
  handleRoute(app, routes.getStatusList, async ({ ctx, params, request }) => {
    const type = chooseType(request.headers.accept)
    if (type === null) return notAcceptable
    const list = await getStatusList(ctx, params.id, type === types[0] ? 'jwt' : 'data-integrity')
    return answerList(request, list, { 'content-type': type, vary: 'accept' })
  })

  handleRoute(app, routes.getTokenStatusList, async ({ ctx, params, request }) =>
    answerList(request, await getTokenStatusList(ctx, params.id), { 'content-type': 'application/statuslist+jwt' }),
  )

  handleRoute(app, routes.getStatusListEntry, async ({ ctx, params }) => {
    const revoked = await getStatusListEntry(ctx, { statusList: params.id, statusIndex: params.index })
    const { attestation, reason, signature = null } = revoked ?? {}
    const isSigned = attestation !== undefined && reason !== undefined && signature !== null
    const revocation = isSigned ? { attestation, reason, signature } : null
    return new Answer(
      { revoked: revoked !== null, revocation },
      { headers: { ...anywhere, 'cache-control': 'no-cache' } },
    )
  })

  handleRoute(app, routes.getDidDocument, async ({ ctx }) => {
    const headers = { ...anywhere, 'cache-control': 'public, max-age=300', 'content-type': 'application/did+json' }
    return new Answer(await getIssuer(ctx), { headers })
  })
}

function chooseType(accept = '*/*') {
  const best = new Negotiator({ headers: { accept: accept.trim() || '*/*' } }).mediaType([...types])
  return types.find((type) => type === best) ?? null
}

/** The `ETag` is weak, because every signature over an unchanged list is different. */
function answerList({ headers: asked }: FastifyRequest, { text, tag }: SignedList, own: Record<string, string>) {
  const headers = { ...cached, ...own, etag: `W/"${tag}"` }
  const isKnown = asked['if-none-match']?.includes(`"${tag}"`) === true
  return isKnown ? new Answer('', { status: 304, headers }) : new Answer(text, { headers })
}
