import { readDidConfiguration } from '@did/credentials/attestation/domain-linkage'
import { AppError } from '@did/domain/errors'
import type { UserId } from '@did/domain/ids'
import { didConfigurationLimits, didConfigurationPath } from '@did/domain/verifier/did-configuration'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { DomainProofRow } from '../../db/schema/verifiers.ts'
import { askPublicHost } from '../../outside/ask-public-host.ts'
import type { Outside } from '../../outside/outside.ts'
import { fileApplication } from '../applications/service.ts'
import type { Session } from '../auth/session.ts'
import type { KnownUser } from '../users/known-user.ts'
import { assertMayChangeUser } from '../users/policy.ts'
import { lockUser } from '../users/service.ts'
import * as store from './store.ts'

/** Returns null for an expired proof, too. */
export async function findDomainProof({ db, now }: Context, userId: UserId): Promise<DomainProofRow | null> {
  const proof = await store.findDomainProof(db, userId)
  return proof && proof.expiresAt > now() ? proof : null
}

/**
 * What a domain said about a user's wallet. The proof that was stored before the server asked is
 * `before`. Without `expiresAt`, the domain does not name the wallet.
 */
type AskedDomain = { domain: string; before: DomainProofRow | null; provenAt: Date; expiresAt: Date | null }

/** Asks a domain whether it names the caller's wallet. */
export async function askDomain(
  ctx: Context,
  session: Session,
  { userId, domain }: { userId: number; domain: string },
): Promise<AskedDomain> {
  const { id, walletAddress: wallet } = assertMayChangeUser(session, userId)
  const before = await store.findDomainProof(ctx.db, id)
  const text = await fetchDidConfiguration(ctx.outside, domain)
  const provenAt = ctx.now()
  const linkage = { chainId: ctx.config.chainId, wallet, domain }
  const judging = { now: provenAt, judge: ctx.chain.judgeContractSignature }
  return { domain, before, provenAt, expiresAt: await readDidConfiguration(text, linkage, judging) }
}

/**
 * Stores the proof that a domain names the caller's wallet. If the domain does not name the wallet,
 * deletes an earlier proof of that domain and throws.
 */
export async function proveDomain(
  ctx: Context,
  session: Session,
  { userId, asked: { domain, before, provenAt, expiresAt } }: { userId: number; asked: AskedDomain },
): Promise<DomainProofRow> {
  const user = assertMayChangeUser(session, userId)
  if (!expiresAt) {
    if (before?.domain === domain) await store.deleteDomainProof(ctx.db, before)
    throw new AppError('domain-not-proven', `The DID configuration of ${domain} does not name this wallet`)
  }
  const proof = { userId: user.id, domain, provenAt, expiresAt }
  await ctx.db.transaction(async (tx) => {
    // The user's row is read again, because it may have changed while the server waited for the
    // domain's answer.
    const { user: current, standing } = await lockUser(tx, user)
    await store.saveDomainProof(tx, proof)
    await askForDomain(ctx, tx, { ...current, standing }, domain)
  })
  ctx.doorbell.ring()
  return proof
}

/** People see only a domain that an administrator has accredited on the chain. */
async function askForDomain(
  ctx: Context,
  tx: Transaction,
  user: Pick<KnownUser, 'id' | 'walletAddress' | 'standing'>,
  domain: string,
): Promise<void> {
  const { kind, name, domain: shown } = user.standing
  if (kind !== 'accredited' || name === null || shown === domain) return
  await fileApplication(ctx, tx, user, { organization: name, current: name, replaces: false })
}

/** The error `domain-unreachable` gives no reason. */
async function fetchDidConfiguration(outside: Outside, host: string): Promise<string> {
  const { bytes: maximumBytes, ms } = didConfigurationLimits
  const headers = { accept: 'application/json' }
  try {
    const asked = { host, method: 'GET', path: didConfigurationPath, headers, maximumBytes, ms } as const
    const { status, text } = await askPublicHost(outside, asked)
    if (status !== 200) throw new Error(`Answered ${status}`)
    return text
  } catch (cause) {
    throw new AppError('domain-unreachable', `The DID configuration of ${host} cannot be read`, { cause })
  }
}
