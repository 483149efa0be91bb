import { didRefetchAfterMintMs } from '@did/domain/constants'
import type { Did } from '@did/domain/did'
import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import { didRoutes } from '@did/domain/routes/dids'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { isWorthRetrying } from '../../lib/api-error.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { reasonOr } from '../../lib/describe-error.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { toast } from '../../lib/toast.ts'
import type { TransactionDialog } from '../../lib/transactions.ts'
import { didsTexts } from '../../texts/dids.ts'
import { didsOfOwnerQuery } from './queries.ts'

const texts = didsTexts.toasts

type Minting = { owner: Address; chosen: Did | null; dialog: TransactionDialog; client: QueryClient }

/**
 * Mints a DID: wallet, receipt, the registry's own event, then the server. The list follows a second later (SPEC.md 9). `chosen` is the
 * off-chain DID that the token is for, where there are several.
 */
export async function mintDid({ owner, chosen, dialog, client }: Minting): Promise<void> {
  const outcome = await dialog.run({
    title: didsTexts.transaction.title,
    successText: didsTexts.transaction.success,
    prepare: () => prepareMint(chosen),
    transaction: ({ registry, encodeMint }) => ({ to: registry, data: encodeMint() }),
    finish: async ({ registry, findMintedTokenId }, receipt) => {
      const did = await recordMint(findMintedTokenId(receipt?.logs ?? [], registry, owner), owner)
      if (did) showMinted(client, did)
    },
  })
  if (outcome.status === 'busy') return
  // Also after a failure: the chain may have minted although the page did not hear of it.
  setTimeout(() => void refreshDids(client), didRefetchAfterMintMs)
  if (outcome.status === 'failed') toast({ variant: 'destructive', ...explainMintFailure(outcome.error) })
}

// At once: a claim that is added before the list has followed goes to the chain, too.
function showMinted(client: QueryClient, minted: Did): void {
  client.setQueryData(didsOfOwnerQuery(minted.owner).queryKey, (dids) => {
    const others = dids?.filter(({ id }) => id !== minted.id) ?? []
    return [minted, ...others]
  })
}

async function refreshDids(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.dids }),
    client.invalidateQueries({ queryKey: queryKeys.claims }),
  ])
}

/** The choice goes first: whoever records the mint, this page or the server's index, has to know it. */
async function prepareMint(chosen: Did | null) {
  const [config, chain] = await Promise.all([
    getAppConfig(),
    import('./mint-transaction.ts'),
    chosen && api(didRoutes.chooseDidToMint, { params: { id: chosen.id } }),
  ])
  return { registry: config.didRegistry, ...chain }
}

/** The chain has the token already: silence here is no failure, the server's index finds the mint by itself. */
async function recordMint(tokenId: string, owner: Address): Promise<Did | null> {
  try {
    return await api(didRoutes.createDid, { body: { tokenId, owner } })
  } catch (error) {
    if (isWorthRetrying(error)) return null
    throw error
  }
}

function explainMintFailure(error: unknown): { title: string; description: string } {
  // The person took the account back in the wallet, which this page has not heard of.
  if (isAppError(error, 'wallet-not-connected')) return texts.notConnected
  return { ...texts.failed, description: reasonOr(texts.failed.description, error) }
}
