import {
  type CredentialConfiguration,
  type CredentialOfferId,
  credentialOfferIdSchema,
} from '@did/domain/portable/credential-offer'
import type { Context } from '../../context.ts'
import type { CredentialOfferRow } from '../../db/schema/portable.ts'
import { OAuthError } from '../../http/foreign/oauth-error.ts'
import { drawSecret, hashSecret } from './secrets.ts'
import * as store from './store.ts'

/** The only grant type that this service accepts for a token (OpenID4VCI 1.0, section 3.5). */
export const grantType = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
export const tokenSeconds = 300

export type Grant = {
  code: string
  txCode: string | null
  /** This is empty if the wallet names no configuration in `authorization_details`. */
  configurations: readonly CredentialConfiguration[]
}

/**
 * A wallet exchanges the offer's code for an access token only once (OpenID4VCI 1.0, section 6).
 * After a request that does not fit the offer, the code stays usable. Such a request does not count
 * as a wrong transaction code.
 */
export async function buyToken(ctx: Context, grant: Grant): Promise<{ token: string; offer: CredentialOfferRow }> {
  const id = readOfferId(grant.code)
  const open = id === null ? null : await store.findOpenOffer(ctx.db, id)
  if (open === null) throw noGrant()
  assertFits(open, grant)
  const token = drawSecret(ctx)
  const txCodeHash = grant.txCode === null ? null : hashSecret(grant.txCode)
  const taking = { txCodeHash, tokenHash: hashSecret(token), tokenSeconds }
  const offer = await store.takeOffer(ctx.db, { id: open.id, ...taking })
  if (offer === null) throw noGrant()
  return { token, offer }
}

/** RFC 9396, section 5, and OpenID4VCI 1.0, section 6.3, define these errors. */
function assertFits({ configuration, txCodeHash }: CredentialOfferRow, { configurations, txCode }: Grant): void {
  if (configurations.some((asked) => asked !== configuration))
    throw new OAuthError('invalid_authorization_details', `The code is for ${configuration} only`)
  if (txCodeHash !== null && txCode === null) throw new OAuthError('invalid_request', 'The form has no tx_code')
  if (txCodeHash === null && txCode !== null)
    throw new OAuthError('invalid_request', 'This offer has no transaction code, so send no tx_code')
}

function noGrant(): OAuthError {
  return new OAuthError('invalid_grant', 'The code is unknown, used or over, or the transaction code is another')
}

/** PostgreSQL refuses a text with a zero byte, and no offer has such an id. */
export function readOfferId(id: string): CredentialOfferId | null {
  return credentialOfferIdSchema.safeParse(id).data ?? null
}

export async function findOfferOfToken(ctx: Context, token: string | null): Promise<CredentialOfferRow> {
  const offer = token === null ? null : await store.findByToken(ctx.db, hashSecret(token))
  const isOver = !offer?.tokenEndsAt || offer.tokenEndsAt <= ctx.now() || offer.cancelledAt !== null
  if (!offer || isOver)
    throw new OAuthError('invalid_token', 'The token is unknown or over, or its offer has ended', 401)
  return offer
}
