import { queryOptions } from '@tanstack/react-query'
import type { OpenVault } from '../store/open-vault.ts'
import type { Asked } from './recipient.ts'

/** Finds the recipient to show. Before sealing, the page compares the recipient with the screen. */
export function recipientQuery(vault: OpenVault, verifier: Asked) {
  const { id, walletAddress } = verifier
  return queryOptions({
    // A query key of the vault would never settle, because this query writes to the vault.
    queryKey: ['recipient', id, walletAddress],
    queryFn: async () => (await import('./find-recipient.ts')).findRecipient(vault, verifier),
    staleTime: 0,
    retry: false,
  })
}
