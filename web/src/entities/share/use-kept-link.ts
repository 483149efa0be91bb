import type { ShareId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { useOpenVault } from '../vault/store/vault-store.ts'
import { findOwnLink, keepOwnLink } from './own-links.ts'

/**
 * Returns the link of a controlled share if this browser sealed it or the open vault holds it, and
 * otherwise null.
 */
export function useKeptLink(id: ShareId): string | null {
  const vault = useOpenVault()
  const here = useQuery({
    // This key begins like the key of the shares. So after a hand-out, which makes the shares
    // stale, the page also looks for the new link.
    queryKey: [...queryKeys.shares, 'own-link', id],
    queryFn: () => findOwnLink(id),
    staleTime: 0,
    gcTime: 0,
  })
  const found = useQuery({
    // The entries change when a link is sealed, and a locked vault shows nothing.
    queryKey: ['vault', 'link', id, vault?.entries.size],
    queryFn: async () => vault && (await import('./kept-link.ts')).findSealedLink(vault, id),
    enabled: vault !== null,
    gcTime: 0,
  })
  return here.data ?? (vault === null ? null : (found.data ?? null))
}

/** A link can be shown again on all devices of its owner, in this browser, or nowhere. */
export type KeptIn = 'vault' | 'browser' | 'nowhere'

/**
 * Seals a link that was handed out. Returns null until it is known where the link can be shown
 * again.
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
