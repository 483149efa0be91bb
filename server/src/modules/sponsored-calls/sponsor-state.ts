import { privateKeyToAddress } from 'viem/accounts'
import type { Context } from '../../context.ts'
import { countWaiting, readSpentGas } from './store.ts'

export type SponsorState = {
  gasOfDay: number
  gasBudget: number
  waiting: number
  oldestWaitingSeconds: number
  /**
   * The account's balance in wei. The value is null without an account, or if the chain does not
   * answer.
   */
  balance: bigint | null
}

export async function readSponsorState({ db, config, chain }: Context): Promise<SponsorState> {
  const { sponsorKey, sponsorGas } = config
  const address = sponsorKey && privateKeyToAddress(sponsorKey)
  const [gas, waiting, balance] = await Promise.all([
    readSpentGas(db),
    countWaiting(db),
    address ? chain.client.getBalance({ address }).catch(() => null) : null,
  ])
  return {
    gasOfDay: Number(gas),
    gasBudget: Number(sponsorGas.perDay),
    waiting: waiting.count,
    oldestWaitingSeconds: waiting.oldestAgeSeconds,
    balance,
  }
}
