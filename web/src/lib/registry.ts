import { type ChainReader, ChainRefusal, createChainReader } from '@did/credentials/chain-reader'
import { type Accreditation, accreditationAt } from '@did/credentials/registry-calls'
import { ownerOf } from '@did/credentials/token-owner'
import type { Address, Hex } from '@did/domain/hex'
import { getAppConfig } from './app-config.ts'

/** The registry answers the standing of its newest block for any time ahead of it. */
const timeAheadOfAnyBlock = Number.MAX_SAFE_INTEGER

/** How the registry knows a wallet now. Throws while the chain could not be asked. */
export async function findAccreditation(wallet: Address): Promise<Accreditation> {
  return accreditationAt.decode(await callRegistry(accreditationAt.encode(wallet, timeAheadOfAnyBlock)))
}

/** The wallet that holds a DID's token now, null where the registry has no such token. Throws while the chain could not be asked. */
export async function findTokenOwner(tokenId: string): Promise<Address | null> {
  try {
    return ownerOf.decode(await callRegistry(ownerOf.encode(tokenId)))
  } catch (error) {
    if (error instanceof ChainRefusal && error.isRevert) return null
    throw error
  }
}

async function callRegistry(data: Hex): Promise<string> {
  const { chainId, rpcUrl, didRegistry: to } = await getAppConfig()
  const reader: ChainReader = createChainReader({ rpcUrl, fetch })
  const [actualId, result] = await Promise.allSettled([reader.readChainId(), reader.call({ to, data })])
  if (actualId.status === 'rejected') throw actualId.reason
  if (actualId.value !== chainId) throw new Error('The endpoint is of another chain')
  if (result.status === 'rejected') throw result.reason
  return result.value
}
