import type { Claim } from '@did/domain/claim/claim'
import { useQuery } from '@tanstack/react-query'
import { useOpenVault } from '../store/vault-store.ts'

/** Whether the open vault holds private attributes of the claim. A closed vault does not tell. */
export function useHasAttributes(claim: Claim): boolean {
  const vault = useOpenVault()
  const found = useQuery({
    // A key is compared as JSON, in which every map is empty, so the key lists the map's names.
    queryKey: ['vault', 'has-attributes', claim.id, [...(vault?.entries.keys() ?? [])]],
    queryFn: async () =>
      vault !== null && (await (await import('./claim-attributes.ts')).findAttributes(vault, claim)) !== null,
    enabled: vault !== null,
    gcTime: 0,
  })
  return found.data ?? false
}
