import { queryOptions } from '@tanstack/react-query'
import type { OpenVault } from '../store/open-vault.ts'
import type { Asked } from './recipient.ts'

/**
 * Finds the recipient that the screen shows. Before the page seals anything, it finds the recipient
 * once more and compares the result with the recipient on screen.
 */
export function recipientQuery(vault: OpenVault, verifier: Asked) {
  const { id, walletAddress } = verifier
  return queryOptions({
    // The vault's entries must not be a part of this key. The query itself changes the entries, so
    // it would run for ever.
    queryKey: ['recipient', id, walletAddress],
    queryFn: async () => (await import('./find-recipient.ts')).findRecipient(vault, verifier),
    staleTime: 0,
    retry: false,
  })
}
