import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handle } from '../../http/handle.ts'
import { freshSeconds, getIssuer, getStatusList, getStatusListEntry } from './service.ts'

/** For other people's software, wherever it runs. */
const anywhere = { 'access-control-allow-origin': '*' }
const cached = { ...anywhere, 'cache-control': `public, max-age=${freshSeconds}` }

export function registerStatusLists(app: App): void {
  handle(app, routes.getStatusList, async ({ ctx, params, request }) => {
    const { jwt, tag } = await getStatusList(ctx, params.id)
    // Weak: every signature over the same list is another one.
    const headers = { ...cached, etag: `W/"${tag}"`, 'content-type': 'application/vc+jwt' }
    const isKnown = request.headers['if-none-match']?.includes(`"${tag}"`) === true
    return isKnown ? new Answer('', { status: 304, headers }) : new Answer(jwt, { headers })
  })

  handle(app, routes.getStatusListEntry, async ({ ctx, params }) => {
    const revoked = await getStatusListEntry(ctx, { statusList: params.id, statusIndex: params.index })
    const { attestation, reason, signature = null } = revoked ?? {}
    const isSigned = attestation !== undefined && reason !== undefined && signature !== null
    const revocation = isSigned ? { attestation, reason, signature } : null
    return new Answer(
      { revoked: revoked !== null, revocation },
      { headers: { ...anywhere, 'cache-control': 'no-cache' } },
    )
  })

  handle(app, routes.getDidDocument, async ({ ctx }) => {
    const headers = { ...anywhere, 'cache-control': 'public, max-age=300', 'content-type': 'application/did+json' }
    return new Answer(await getIssuer(ctx), { headers })
  })
}
