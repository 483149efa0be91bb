import type { ShareId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useOpenVault } from '../vault/store/vault-store.ts'

/** The link of a controlled share, which the open vault holds. Null while nothing shows it. */
export function useKeptLink(id: ShareId): string | null {
  const vault = useOpenVault()
  const found = useQuery({
    // The entries change when a link is sealed, and a locked vault shows nothing.
    queryKey: ['vault', 'link', id, vault?.entries.size],
    queryFn: async () => vault && (await import('./kept-link.ts')).findSealedLink(vault, id),
    enabled: vault !== null,
    gcTime: 0,
  })
  return vault === null ? null : (found.data ?? null)
}

/** Seals the link as soon as the vault is open, and tells whether it is sealed. */
export function useKeepLink(share: { id: ShareId; url: string }): boolean {
  const vault = useOpenVault()
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
  return kept.data ?? false
}
