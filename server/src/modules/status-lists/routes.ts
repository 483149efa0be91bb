import { routes } from '@did/domain/routes'
import { Answer } from '../../http/answer.ts'
import { type App, handleRoute } from '../../http/handle.ts'
import { freshSeconds, getIssuer, getStatusList, getStatusListEntry } from './service.ts'

/** Pages of any origin may read status lists. */
const anywhere = { 'access-control-allow-origin': '*' }
const cached = { ...anywhere, 'cache-control': `public, max-age=${freshSeconds}` }

export function registerStatusLists(app: App): void {
  handleRoute(app, routes.getStatusList, async ({ ctx, params, request }) => {
    const { jwt, tag } = await getStatusList(ctx, params.id)
    // The `ETag` is weak, because every signature over an unchanged list is different.
    const headers = { ...cached, etag: `W/"${tag}"`, 'content-type': 'application/vc+jwt' }
    const isKnown = request.headers['if-none-match']?.includes(`"${tag}"`) === true
    return isKnown ? new Answer('', { status: 304, headers }) : new Answer(jwt, { headers })
  })

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
