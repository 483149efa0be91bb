import { type ChainReader, ChainRefusal, createChainReader } from '@did/credentials/chain/chain-reader'
import { type IdentityControl, readControl, readFrozenSince } from '@did/credentials/chain/identity-control'
import { type Accreditation, accreditationAt, timeAheadOfAnyBlock } from '@did/credentials/chain/registry-calls'
import { ownerOf } from '@did/credentials/chain/token-owner'
import type { AppConfig } from '@did/domain/app-config'
import type { Address, Hex } from '@did/domain/hex'
import { getAppConfig } from '../../lib/app-config.ts'

type Registry = Pick<AppConfig, 'chainId' | 'rpcUrl' | 'didRegistry'>

/** Throws when the chain does not answer. */
export async function findAccreditation(wallet: Address): Promise<Accreditation> {
  return findAccreditationIn(await getAppConfig(), wallet)
}

/**
 * Serves callers that know the registry without asking our server. Throws if the chain does not
 * answer.
 */
export async function findAccreditationIn(registry: Registry, wallet: Address): Promise<Accreditation> {
  return accreditationAt.decode(await callRegistry(registry, accreditationAt.encode(wallet, timeAheadOfAnyBlock)))
}

/**
 * Finds who acts for an identity, and since when a key of the identity or of its controller is
 * reported stolen. Throws if the chain does not answer.
 */
export async function findControl(identity: Address): Promise<IdentityControl> {
  const { chainId, rpcUrl, didRegistry } = await getAppConfig()
  const reader = createChainReader({ rpcUrl, fetch })
  const [actualId, control] = await Promise.all([reader.readChainId(), readControl(reader, { didRegistry, identity })])
  assertChain(actualId, chainId)
  control.frozenSince ||= await readFrozenSince(reader, { didRegistry, identity: control.controller })
  return control
}

/** Returns null if the registry has no such token. Throws if the chain does not answer. */
export async function findTokenOwner(tokenId: string): Promise<Address | null> {
  try {
    return ownerOf.decode(await callRegistry(await getAppConfig(), ownerOf.encode(tokenId)))
  } catch (error) {
    if (error instanceof ChainRefusal && error.isRevert) return null
    throw error
  }
}

async function callRegistry({ chainId, rpcUrl, didRegistry: to }: Registry, data: Hex): Promise<string> {
  const reader: ChainReader = createChainReader({ rpcUrl, fetch })
  const [actualId, result] = await Promise.allSettled([reader.readChainId(), reader.call({ to, data })])
  if (actualId.status === 'rejected') throw actualId.reason
  assertChain(actualId.value, chainId)
  if (result.status === 'rejected') throw result.reason
  return result.value
}

function assertChain(actual: number, expected: number): void {
  if (actual !== expected) throw new Error('The endpoint is of another chain')
}
