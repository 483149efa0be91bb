import type { Claim } from '@did/domain/claim/claim'
import { describeStatement } from '@did/domain/texts/en/proof/statements'
import { queryClientStore } from '../../lib/query/query-client.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { saveContent } from '../vault/store/open-vault.ts'
import { vaultServer } from '../vault/store/vault-calls.ts'
import { changeVault } from '../vault/store/vault-store.ts'
import type { MadeProofLink, ProofWish } from './make-proof-link.ts'

/** Keeps the proof in the vault. The server never learns what was proved to whom. */
export async function keepProof(
  claim: Claim,
  { shareId, url, expiresAt, wish }: MadeProofLink & { wish: Pick<ProofWish, 'statement' | 'audience'> },
) {
  const fact = describeStatement(wish.statement)
  const content = { kind: 'proof', claimId: claim.id, shareId, fact, audience: wish.audience, expiresAt, url } as const
  try {
    await changeVault((vault) => saveContent(vaultServer, vault, { label: `proof:${shareId}`, content }))
  } finally {
    void queryClientStore.get().invalidateQueries({ queryKey: queryKeys.shares })
  }
}
