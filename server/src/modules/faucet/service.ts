import type { FundWallet } from '@did/domain/embedded-routes'
import { AppError } from '@did/domain/errors'
import { numberToHex, parseEther } from 'viem'
import type { Context } from '../../context.ts'

const enough = parseEther('1')
const filledUp = parseEther('10')

/**
 * Sets the wallet's balance, so that nobody waits for a transaction. A second call does not add to
 * the balance. A block is mined afterwards, so that the state of the newest block includes the new
 * balance.
 */
export async function fundWallet(ctx: Context, address: FundWallet['address']): Promise<{ transactionHash: null }> {
  const { client } = ctx.chain
  try {
    if ((await client.getBalance({ address })) < enough) {
      await client.request<SetBalance>({ method: 'anvil_setBalance', params: [address, numberToHex(filledUp)] })
      await client.request<Mine>({ method: 'evm_mine' })
    }
  } catch (cause) {
    throw new AppError('chain-unreachable', 'The development chain gave no answer', { cause })
  }
  return { transactionHash: null }
}

type Mine = { Method: 'evm_mine'; Parameters?: undefined; ReturnType: string }
type SetBalance = { Method: 'anvil_setBalance'; Parameters: [address: string, balance: string]; ReturnType: null }
