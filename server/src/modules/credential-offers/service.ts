import type {
  CreateCredentialOffer,
  CredentialOffer,
  CredentialOfferId,
  CredentialOfferProgress,
  FileConfiguration,
} from '@did/domain/portable/credential-offer'
import { credentialOfferIdSchema } from '@did/domain/portable/credential-offer'
import { credentialOfferMs } from '@did/domain/portable/limits'
import type { Context } from '../../context.ts'
import type { CredentialOfferRow } from '../../db/schema/portable.ts'
import { getSigningKey } from '../../signing-key.ts'
import { assertSessionStands } from '../auth/service.ts'
import type { Session } from '../auth/session.ts'
import { findClaim } from '../claims/service.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { type CredentialFile, writeCredentialFile } from '../portable-credentials/file.ts'
import { listForms, type OfferableForms } from '../portable-credentials/forms.ts'
import { assertMayOffer, assertOffered, assertOwnOffer } from './policy.ts'
import { drawDigits, hashSecret } from './secrets.ts'
import * as store from './store.ts'

export const offerFolder = '/oid4vci/offers'

/** Asks the chain, so no transaction may be open. */
export async function listCredentialForms(
  ctx: CountingContext,
  session: Session,
  claimId: number,
): Promise<OfferableForms> {
  const claim = await findClaim(ctx, claimId)
  assertMayOffer(session, claim)
  return listForms(ctx, { claimId: claim.claim.id, owner: session.address })
}

export async function getCredentialFile(
  ctx: CountingContext,
  session: Session,
  { claimId, configuration }: { claimId: number; configuration: FileConfiguration },
): Promise<CredentialFile> {
  assertMayOffer(session, await findClaim(ctx, claimId))
  return writeCredentialFile(ctx, session, { claimId, configuration })
}

/**
 * The offer's id is also its pre-authorized code, so a person who sees the QR code may take the
 * credential, unless a transaction code is required.
 */
export async function createCredentialOffer(
  ctx: Context,
  session: Session,
  { claimId, input, offerable }: { claimId: number; input: CreateCredentialOffer; offerable: OfferableForms },
): Promise<CredentialOffer> {
  const claim = await findClaim(ctx, claimId)
  assertMayOffer(session, claim)
  assertOffered(offerable, input.configuration)
  await getSigningKey(ctx) // Without this key, no wallet could take the offer.
  const id = credentialOfferIdSchema.parse(Buffer.from(ctx.randomBytes(16)).toString('base64url'))
  const txCode = input.txCode ? drawDigits(ctx) : null
  const expiresAt = new Date(ctx.now().getTime() + credentialOfferMs)
  const offer = {
    id,
    claimId: claim.claim.id,
    owner: session.address,
    configuration: input.configuration,
    isDeferred: input.deferred,
    txCodeHash: txCode === null ? null : hashSecret(txCode),
    expiresAt,
  }
  await ctx.db.transaction(async (tx) => {
    // A recovery ends the sessions and then the offers, so an offer of an ended session would stay.
    await assertSessionStands(tx, session)
    await store.addOffer(tx, offer)
  })
  const address = `${ctx.config.publicUrl}${offerFolder}/${id}`
  const uri = `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(address)}`
  return { id, uri, txCode, expiresAt: expiresAt.toISOString() }
}

export async function getCredentialOffer(
  ctx: Context,
  session: Session,
  id: CredentialOfferId,
): Promise<CredentialOfferProgress> {
  const offer = await store.findOfferById(ctx.db, id)
  assertOwnOffer(session, offer)
  return { state: describeState(offer, ctx.now()), ...(offer.event && { event: offer.event }) }
}

export async function cancelCredentialOffer(ctx: Context, session: Session, id: CredentialOfferId): Promise<void> {
  assertOwnOffer(session, await store.findOfferById(ctx.db, id))
  await store.cancelOffer(ctx.db, id)
}

export function deleteEndedOffers({ db }: Context): Promise<void> {
  return store.deleteEnded(db)
}

function describeState(offer: CredentialOfferRow, now: Date): CredentialOfferProgress['state'] {
  if (offer.issuedAt) return 'issued'
  if (offer.refusedAt) return 'refused'
  if (offer.cancelledAt || offer.txFailures >= 5) return 'expired'
  if (offer.transactionId) return 'waiting'
  if (offer.takenAt) return offer.tokenEndsAt && offer.tokenEndsAt <= now ? 'expired' : 'taken'
  return offer.expiresAt <= now ? 'expired' : 'open'
}
