import type { Claim } from '@did/domain/claim/claim'
import { findAge } from '@did/domain/proof/find-age'
import { describeStatement } from '@did/domain/texts/en/proof/statements'
import { localToday } from '../../lib/page/device-clock.ts'
import { queryClientStore } from '../../lib/query/query-client.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { saveContent } from '../vault/store/open-vault.ts'
import { vaultServer } from '../vault/store/vault-calls.ts'
import { changeVault } from '../vault/store/vault-store.ts'
import type { MadeProofLink, ProofWish } from './make-proof-link.ts'

/** Keeps the proof in the vault, because the server must not learn what was proved to whom. */
export async function keepProof(
  claim: Claim,
  { shareId, url, expiresAt, wish }: MadeProofLink & { wish: Pick<ProofWish, 'statement' | 'audience'> },
) {
  const { statement, audience } = wish
  const fact = describeStatement(statement)
  const age = findAge(statement, localToday()) ?? undefined
  const content = { kind: 'proof', claimId: claim.id, shareId, fact, age, audience, expiresAt, url } as const
  try {
    await changeVault((vault) => saveContent(vaultServer, vault, { label: `proof:${shareId}`, content }))
  } finally {
    void queryClientStore.get().invalidateQueries({ queryKey: queryKeys.shares })
  }
}
