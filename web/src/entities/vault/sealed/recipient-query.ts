import { queryOptions } from '@tanstack/react-query'
import type { OpenVault } from '../store/open-vault.ts'
import type { Asked } from './recipient.ts'

/** Finds the recipient to show. Before sealing, the page compares the recipient with the screen. */
export function recipientQuery(vault: OpenVault, verifier: Asked) {
  const { id, walletAddress } = verifier
  return queryOptions({
    // Leave the vault's entries out of the key. This query changes them, so it would run for ever.
    queryKey: ['recipient', id, walletAddress],
    queryFn: async () => (await import('./find-recipient.ts')).findRecipient(vault, verifier),
    staleTime: 0,
    retry: false,
  })
}
