import type { ClaimId } from '@did/domain/ids'
import type { KeptProof } from '../../lib/vault/content.ts'
import type { OpenVault } from '../../lib/vault/open-vault.ts'

/** Those of one claim, what holds longest first. */
export function listProofs({ entries }: OpenVault, claimId: ClaimId): KeptProof[] {
  const kept = [...entries.values()].flatMap((entry) =>
    entry.state === 'read' && entry.content.kind === 'proof' ? [entry.content] : [],
  )
  return kept.filter((proof) => proof.claimId === claimId).toSorted((a, b) => b.expiresAt - a.expiresAt)
}
