import type { Claim } from '@did/domain/claim/claim'
import { useQuery } from '@tanstack/react-query'
import { keyOfEntries } from '../store/key-of-entries.ts'
import { useOpenVault } from '../store/vault-store.ts'

/** Returns false while the vault is closed. */
export function useHasAttributes(claim: Claim): boolean {
  const vault = useOpenVault()
  const found = useQuery({
    queryKey: ['vault', 'has-attributes', claim.id, vault && keyOfEntries(vault)],
    queryFn: async () =>
      vault !== null && (await (await import('./claim-attributes.ts')).findAttributes(vault, claim)) !== null,
    enabled: vault !== null,
    gcTime: 0,
  })
  return found.data ?? false
}
