import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, isSameAddress } from '@did/domain/hex'
import { encodeFunctionData, type Log, parseEventLogs } from 'viem'
import { didsTexts } from '../../texts/dids.ts'

export function encodeMint(): Hex {
  return encodeFunctionData({ abi: didRegistryAbi, functionName: 'mintDID' })
}

/** The token this wallet minted, from the configured registry's own event: any other contract could emit one that looks the same. */
export function findMintedTokenId(logs: readonly Log[], registry: Address, owner: Address): string {
  const own = logs.filter((log) => isSameAddress(log.address, registry))
  const minted = parseEventLogs({ abi: didRegistryAbi, eventName: 'DidMinted', logs: own }).find((event) =>
    isSameAddress(event.args.owner, owner),
  )
  if (!minted) throw new AppError('did-minted-event-missing', didsTexts.mintedEventMissing)
  return minted.args.tokenId.toString()
}
