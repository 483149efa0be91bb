import type { Claim } from '@did/domain/claim'
import { describeStatement } from '@did/domain/texts/statements'
import { queryClientStore } from '../../lib/query-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { saveContent } from '../../lib/vault/open-vault.ts'
import { vaultServer } from '../../lib/vault/vault-calls.ts'
import { changeVault } from '../../lib/vault/vault-store.ts'
import type { MadeProofLink, ProofWish } from './make-proof-link.ts'

/** For the owner's own list: the server never learns what was proved to whom, so only the vault can tell. */
export async function keepProof(claim: Claim, { shareId, url, expiresAt, wish }: MadeProofLink & { wish: ProofWish }) {
  const fact = describeStatement(wish.statement)
  const content = { kind: 'proof', claimId: claim.id, shareId, fact, audience: wish.audience, expiresAt, url } as const
  try {
    await changeVault((vault) => saveContent(vaultServer, vault, { label: `proof:${shareId}`, content }))
  } finally {
    void queryClientStore.get().invalidateQueries({ queryKey: queryKeys.shares })
  }
}
