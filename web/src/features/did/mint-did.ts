import { didCalls } from '@did/domain/calls/dids'
import type { Did } from '@did/domain/did'
import { isAppError } from '@did/domain/errors'
import type { Address } from '@did/domain/hex'
import type { QueryClient } from '@tanstack/react-query'
import { noteMintBegun, noteMintEnded } from '../../entities/did/begun-mint.ts'
import { didsOfOwnerQuery } from '../../entities/did/queries.ts'
import type { TransactionDialog } from '../../entities/transaction/transactions.ts'
import { api } from '../../lib/api.ts'
import { isWorthRetrying } from '../../lib/api-error.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { reasonOr } from '../../lib/describe-error.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { didsTexts } from '../../texts/en/did/dids.ts'
import { toast } from '../../ui/toast/toast.ts'

const texts = didsTexts.toasts
const didRefetchAfterMintMs = 1000

type Minting = { owner: Address; wallet: Address; chosen: Did | null; dialog: TransactionDialog; client: QueryClient }

export async function mintDid({ owner, wallet, chosen, dialog, client }: Minting): Promise<void> {
  noteMintBegun(owner, Date.now())
  const outcome = await dialog.run({
    title: didsTexts.transaction.title,
    successText: didsTexts.transaction.success,
    prepare: () => prepareMint(chosen),
    transaction: ({ registry, encodeMint }) => ({ to: registry, data: encodeMint({ owner, wallet }) }),
    finish: async ({ registry, findMintedTokenId }, receipt) => {
      const did = await recordMint(findMintedTokenId(receipt?.logs ?? [], registry, owner), owner)
      if (did) showMinted(client, did)
    },
  })
  if (outcome.status === 'busy') return
  noteMintEnded(owner)
  // If the mint seems to have failed, load the DIDs again, too, because the chain may have minted
  // the DID nevertheless.
  setTimeout(() => void refreshDids(client), didRefetchAfterMintMs)
  if (outcome.status === 'failed') toast({ variant: 'destructive', ...explainMintFailure(outcome.error) })
}

// Show the minted DID at once, so that a claim which the owner adds now goes to the chain, too.
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

/**
 * Tells the server which DID gets the token before the wallet mints, because the chain index may
 * read the mint before this page reports it.
 */
async function prepareMint(chosen: Did | null) {
  const [config, chain] = await Promise.all([
    getAppConfig(),
    import('./mint-transaction.ts'),
    chosen && api(didCalls.chooseDidToMint, { params: { id: chosen.id } }),
  ])
  return { registry: config.didRegistry, ...chain }
}

/**
 * Reports the mint to the server. Null means that the server did not answer. The chain index then
 * finds the minted DID.
 */
async function recordMint(tokenId: string, owner: Address): Promise<Did | null> {
  try {
    return await api(didCalls.createDid, { body: { tokenId, owner } })
  } catch (error) {
    if (isWorthRetrying(error)) return null
    throw error
  }
}

function explainMintFailure(error: unknown): { title: string; description: string } {
  // The page believed that a wallet was connected. For instance, the person disconnected the
  // account in the wallet, and the page did not notice.
  if (isAppError(error, 'wallet-not-connected')) return texts.notConnected
  return { ...texts.failed, description: reasonOr(texts.failed.description, error) }
}
