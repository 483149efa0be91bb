import type { ShareId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useOpenVault } from '../vault/store/vault-store.ts'
import { findOwnLink, keepOwnLink } from './own-links.ts'

/**
 * Returns the link of a controlled share if this browser or the open vault holds it. Otherwise
 * returns null.
 */
export function useKeptLink(id: ShareId): string | null {
  const vault = useOpenVault()
  const here = useQuery({
    // This key begins with the key under which the page caches the list of shares. When a share is
    // handed out, the page marks all keys with this beginning as stale, so the page then looks for
    // the share's link again.
    queryKey: [...queryKeys.shares, 'own-link', id],
    queryFn: () => findOwnLink(id),
    staleTime: 0,
    gcTime: 0,
  })
  const found = useQuery({
    // The number of the vault's entries changes when the page seals a link in the vault. While the
    // vault is locked, the query does not run.
    queryKey: ['vault', 'link', id, vault?.entries.size],
    queryFn: async () => vault && (await import('./kept-link.ts')).findSealedLink(vault, id),
    enabled: vault !== null,
    gcTime: 0,
  })
  return here.data ?? (vault === null ? null : (found.data ?? null))
}

/**
 * Where the owner can show a link again: on all devices that open the vault, in this browser alone,
 * or nowhere.
 */
export type KeptIn = 'vault' | 'browser' | 'nowhere'

/**
 * Stores a link that was handed out, in this browser and in the open vault. Returns null while the
 * page does not know yet where the owner can show the link again.
 */
export function useKeepLink(share: { id: ShareId; url: string }): KeptIn | null {
  const vault = useOpenVault()
  const here = useQuery({
    queryKey: ['keep-own-link', share.id],
    queryFn: async () => {
      await keepOwnLink(share)
      return (await findOwnLink(share.id)) !== null
    },
    gcTime: 0,
  })
  const kept = useQuery({
    queryKey: ['vault', 'keep-link', share.id],
    queryFn: async () => {
      const [{ sealLink }, { changeVault }, { vaultServer }] = await Promise.all([
        import('./kept-link.ts'),
        import('../vault/store/vault-store.ts'),
        import('../vault/store/vault-calls.ts'),
      ])
      await changeVault((open) => sealLink(vaultServer, open, share))
      return true
    },
    enabled: vault !== null,
    gcTime: 0,
  })
  if (kept.data) return 'vault'
  if (here.isPending) return null
  return here.data ? 'browser' : 'nowhere'
}
