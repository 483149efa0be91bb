import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import { buildStatement } from '@did/proofs/build-statement'
import { type Answerable, findAnswerable } from '../../entities/proof/find-answerable.ts'
import { findAttributes } from '../../entities/vault/attributes/claim-attributes.ts'
import type { OpenVault } from '../../entities/vault/store/open-vault.ts'

/**
 * This says how far the person has come with the proof of an age. The stage follows from the claims
 * and the vault alone, so that it outlives a reload.
 */
export type AgeStage =
  | { at: 'new' }
  | { at: 'unsent'; claim: Claim; refusedBy: string | null }
  | { at: 'waiting'; claim: Claim; verifier: string }
  | ({ at: 'ready' } & Answerable)

type Own = { dids: readonly Did[]; claims: readonly Claim[] }

export async function findAgeStage(vault: OpenVault, own: Own, today: string): Promise<AgeStage> {
  const statement = buildStatement({ type: 'AgeProof', years: 18, today })
  const [ready] = await findAnswerable(vault, own, statement)
  if (ready) return { at: 'ready', ...ready }
  const sealed = await listSealed(vault, own.claims)
  for (const claim of sealed) {
    const waiting = claim.asked.find(({ status }) => status === 'pending')
    if (waiting) return { at: 'waiting', claim, verifier: waiting.name }
  }
  const [claim] = sealed
  if (!claim) return { at: 'new' }
  return { at: 'unsent', claim, refusedBy: claim.asked.find(({ status }) => status === 'rejected')?.name ?? null }
}

/**
 * Lists the claims whose birth date is sealed. The newest claim comes first, because the date of an
 * older claim may be wrong.
 */
async function listSealed(vault: OpenVault, claims: readonly Claim[]): Promise<Claim[]> {
  const found = await Promise.all(
    claims.map(async (claim) => {
      const attributes = claim.isPrivate ? null : await findAttributes(vault, claim)
      return attributes?.slots.some((slot) => slot.encoding !== 'empty' && slot.field === 'dateOfBirth') ? [claim] : []
    }),
  )
  return found.flat().toSorted((a, b) => b.id - a.id)
}
