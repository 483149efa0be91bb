import { didRegistryAbi } from '@did/contracts/generated/did-registry-abi'
import { AppError } from '@did/domain/errors'
import { type Address, type Hex, isSameAddress } from '@did/domain/hex'
import { encodeFunctionData, type Log, parseEventLogs } from 'viem'
import { didsTexts } from '../../texts/en/did/dids.ts'

/**
 * The registry accepts an empty signature only if the identity's controller itself sends the call.
 */
const called = { deadline: 0n, signature: '0x' } as const

/** The wallet mints a DID for itself, or for an identity that the wallet controls. */
export function encodeMint({ owner, wallet }: { owner: Address; wallet: Address }): Hex {
  if (isSameAddress(owner, wallet)) return encodeFunctionData({ abi: didRegistryAbi, functionName: 'mintDID' })
  return encodeFunctionData({ abi: didRegistryAbi, functionName: 'mintDIDFor', args: [owner, called] })
}

/** Any contract can emit the same event, so only the events of the configured registry count. */
export function findMintedTokenId(logs: readonly Log[], registry: Address, owner: Address): string {
  const own = logs.filter((log) => isSameAddress(log.address, registry))
  const minted = parseEventLogs({ abi: didRegistryAbi, eventName: 'DidMinted', logs: own }).find((event) =>
    isSameAddress(event.args.owner, owner),
  )
  if (!minted) throw new AppError('did-minted-event-missing', didsTexts.mintedEventMissing)
  return minted.args.tokenId.toString()
}
