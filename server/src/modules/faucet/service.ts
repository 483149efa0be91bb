import type { FundWallet } from '@did/domain/embedded-routes'
import { AppError } from '@did/domain/errors'
import { numberToHex, parseEther } from 'viem'
import type { Context } from '../../context.ts'

const enough = parseEther('1')
const filledUp = parseEther('10')

/** Sets the balance without a transaction: nobody waits, and a second call gives no more. */
export async function fundWallet(ctx: Context, address: FundWallet['address']): Promise<{ transactionHash: null }> {
  const { client } = ctx.chain
  try {
    if ((await client.getBalance({ address })) < enough)
      await client.request<SetBalance>({ method: 'anvil_setBalance', params: [address, numberToHex(filledUp)] })
  } catch (cause) {
    throw new AppError('chain-unreachable', 'The development chain gave no answer', { cause })
  }
  return { transactionHash: null }
}

type SetBalance = { Method: 'anvil_setBalance'; Parameters: [address: string, balance: string]; ReturnType: null }
