import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { ProofStatement } from '@did/domain/proof/proof'
import { queryClientStore } from '../../lib/query/query-client.ts'
import { findAttributes } from '../vault/attributes/claim-attributes.ts'
import type { OpenVault } from '../vault/store/open-vault.ts'
import { findHolding, type Holding } from './held-attributes.ts'
import { committedQuery } from './queries.ts'

export type Answerable = { claim: Claim; holding: Holding }

type Own = { dids: readonly Did[]; claims: readonly Claim[] }

/**
 * Finds the claims that have an attested attribute for each clause of the statement. Only the
 * attempt to make the proof shows whether the attributes satisfy the clauses.
 */
export async function findAnswerable(
  vault: OpenVault,
  { dids, claims }: Own,
  statement: ProofStatement,
): Promise<Answerable[]> {
  const found = await Promise.all(
    claims
      .filter((claim) => claim.standing === 'current' && !claim.isPrivate)
      .map(async (claim) => {
        const did = dids.find(({ id }) => id === claim.didId)
        if (!did || !(await findAttributes(vault, claim))) return null
        const commitment = await queryClientStore.get().fetchQuery(committedQuery(claim))
        const holding = commitment && (await findHolding(vault, { claim, did, commitment }))
        return holding && covers(holding, statement) ? { claim, holding } : null
      }),
  )
  return found.filter((each) => each !== null)
}

function covers({ slots }: Holding, { clauses }: ProofStatement): boolean {
  return clauses.every(({ field, encoding }) =>
    slots.some((slot) => slot.encoding !== 'empty' && slot.encoding === encoding && slot.field === field),
  )
}
