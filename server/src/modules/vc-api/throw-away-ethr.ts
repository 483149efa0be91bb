import { ethereumDidRegistryAbi as abi } from '@did/contracts/generated/ethereum-did-registry-abi'
import { bytesToHex, stringToHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { writeContractSync } from 'viem/actions'
import type { Context } from '../../context.ts'
import { describeError } from '../../log.ts'
import { fundWallet } from '../faucet/service.ts'

const dayInSeconds = 86_400n

/** `service` is a DID URL that leads to the endpoint of a service. */
export type ThrowAwayEthr = { deactivated: string; service: string }

/**
 * Test suites of DID Resolution can test this service with these two did:ethr. The returned
 * function makes both at its first call. It returns null if this installation has no ERC-1056
 * registry. It also returns null if the chain fails, and tries again at the next call.
 */
export function offerThrowAwayEthr(ctx: Context): () => Promise<ThrowAwayEthr | null> {
  let made: Promise<ThrowAwayEthr | null> | null = null
  return () => {
    made ??= makeThrowAwayEthr(ctx).catch((error: unknown) => {
      made = null
      ctx.log.warn({ error: describeError(error) }, 'no throw-away did:ethr could be made')
      return null
    })
    return made
  }
}

async function makeThrowAwayEthr(ctx: Context): Promise<ThrowAwayEthr | null> {
  const { chainId, publicUrl, ethereumDidRegistry: address } = ctx.config
  if (!address) return null
  const [givenUp, served] = [await openThrowAwayAccount(ctx), await openThrowAwayAccount(ctx)]
  const didOf = (owner: typeof served) => `did:ethr:0x${chainId.toString(16)}:${owner.address}`
  const call = { address, abi, chain: null, throwOnReceiptRevert: true } as const
  const { client } = ctx.chain
  await writeContractSync(client, {
    ...call,
    account: givenUp,
    functionName: 'changeOwner',
    args: [givenUp.address, zeroAddress],
  })
  const name = stringToHex('did/svc/LinkedDomains', { size: 32 })
  await writeContractSync(client, {
    ...call,
    account: served,
    functionName: 'setAttribute',
    args: [served.address, name, stringToHex(publicUrl), 365n * dayInSeconds],
  })
  return { deactivated: didOf(givenUp), service: `${didOf(served)}?service=service-1` }
}

/**
 * The account has money and signs its own transactions, so no account of this installation takes
 * part.
 */
async function openThrowAwayAccount(ctx: Context) {
  const account = privateKeyToAccount(bytesToHex(ctx.randomBytes(32)))
  await fundWallet(ctx, account.address)
  return account
}
