import type { Address } from '@did/domain/hex'
import type { RegisterEntry } from '@did/domain/verifier/register'
import { isDefaultOrganization } from '@did/domain/verifier/verifier-name'
import type { VerifierProfile } from '@did/domain/verifier/verifier-profile'
import type { Context } from '../../context.ts'
import { getAttributeKey } from '../attribute-keys/service.ts'
import { listStandingEvents } from '../chain-index/standing-events.ts'
import { findDomainProof } from '../domains/service.ts'
import { isAccreditedElsewhere } from '../organization-names/service.ts'
import { listTemplatesOfVerifier } from '../templates/service.ts'
import type { KnownUser } from '../users/known-user.ts'
import { findUserOfWallet } from '../users/service.ts'
import { buildRegister } from './build-register.ts'

/**
 * The public profile has the verifier's state on the chain and what it published, and nothing else.
 */
export async function getVerifierProfile(ctx: Context, wallet: Address): Promise<VerifierProfile> {
  const [entry] = buildRegister(await listStandingEvents(ctx.db, wallet))
  const user = await findUserOfWallet(ctx, wallet)
  if (entry && isReviewed(entry)) {
    const domainProvenAt = user && (await findProofOf(ctx, user, entry))
    return { kind: 'registered', entry, domainProvenAt, ...(await listPublished(ctx, user)) }
  }
  if (!user?.isVerifier) return { kind: 'unknown' }
  return { kind: 'self-registered', name: await findHarmlessName(ctx, user), ...(await listPublished(ctx, user)) }
}

/** Nobody can have reviewed the default name, because many verifiers have it. */
function isReviewed({ status, name }: RegisterEntry): boolean {
  return status === 'suspended' || !isDefaultOrganization(name)
}

async function findProofOf(ctx: Context, user: KnownUser, { domain }: RegisterEntry): Promise<string | null> {
  const proof = await findDomainProof(ctx, user.id)
  return proof && proof.domain === domain ? proof.provenAt.toISOString() : null
}

/**
 * A verifier's own name is compared with accredited names once more, because the organisation that
 * really has this name may have been accredited later. A username is never shown here, because it
 * names a person and no organisation.
 */
async function findHarmlessName(
  ctx: Context,
  { verifierOrganization: name, walletAddress }: KnownUser,
): Promise<string | null> {
  if (!name || isDefaultOrganization(name)) return null
  return (await isAccreditedElsewhere(ctx, { name, walletAddress })) ? null : name
}

/** What the verifier published no longer counts after a suspension. */
async function listPublished(ctx: Context, user: KnownUser | null) {
  if (!user?.isVerifier) return { templates: [], attributeKey: null }
  const [templates, attributeKey] = await Promise.all([
    listTemplatesOfVerifier(ctx, user.id),
    getAttributeKey(ctx, user.id),
  ])
  return { templates, attributeKey }
}
