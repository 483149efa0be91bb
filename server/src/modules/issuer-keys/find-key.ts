import { toPublicMultikey, toSecretMultikey } from '@did/credentials/data-integrity/ed25519-key'
import type { SecretMultikey } from '@did/credentials/data-integrity/sign-credential'
import type { Address } from '@did/domain/hex'
import type { KeyCustody } from '@did/domain/portable/issuer-key'
import { hexToBytes } from 'viem'
import type { Context } from '../../context.ts'
import type { IssuerKeyRow } from '../../db/schema/portable.ts'
import type { CountingContext } from '../did-resolution/limit-histories.ts'
import { isFrozen } from '../identity-control/service.ts'
import type { KnownUser } from '../users/known-user.ts'
import { findUserOfWallet } from '../users/service.ts'
import { readChainStanding } from './chain-standing.ts'
import { listKnownKeys } from './known-keys.ts'
import { openSecret } from './seal-secret.ts'

/**
 * A key that can sign now. `method` is its DID URL, `validUntil` is in seconds since 1970, and
 * `issuerName` is the verifier's name on this installation.
 */
export type ActiveKey = {
  row: IssuerKeyRow
  custody: KeyCustody
  method: string
  validUntil: number
  issuerName: string | null
}

/**
 * The keys that the service keeps come before the keys that browsers keep. Within each group, a key
 * that ends later comes first. The list is empty for a verifier that is suspended or reports a
 * stolen key.
 */
export async function listActiveKeys(ctx: CountingContext, verifier: Address): Promise<ActiveKey[]> {
  const keys = (await listKnownKeys(ctx, verifier)).filter(({ isStopped }) => !isStopped)
  const user = keys.length === 0 ? null : await findIssuer(ctx, verifier)
  if (user === null) return []
  const readStanding = await readChainStanding(ctx, verifier)
  const active = keys.flatMap(({ row }) => {
    const standing = readStanding(row.publicKey)
    return standing.state === 'active'
      ? [{ row, custody: row.custody, issuerName: user.verifierOrganization, ...standing }]
      : []
  })
  return active.toSorted(
    (a, b) => Number(b.custody === 'service') - Number(a.custody === 'service') || b.validUntil - a.validUntil,
  )
}

/** Returns null if the secret can no longer be opened. */
export async function openKey(ctx: Context, { row, method }: ActiveKey): Promise<SecretMultikey | null> {
  const secret = row.sealedSecret && (await openSecret(ctx, row.sealedSecret, row))
  if (!secret) return null
  return {
    id: method,
    controller: method.split('#')[0] ?? '',
    publicKeyMultibase: toPublicMultikey(hexToBytes(row.publicKey)),
    secretKeyMultibase: toSecretMultikey(secret),
  }
}

async function findIssuer(ctx: Context, verifier: Address): Promise<KnownUser | null> {
  const user = await findUserOfWallet(ctx, verifier)
  return user?.isVerifier && !(await isFrozen(ctx.db, verifier)) ? user : null
}
