import type { Address } from '@did/domain/hex'
import type { Transaction } from '../../db/database.ts'
import { isSettled } from '../chain-index/settled.ts'
import { isVouchedFor } from '../claims/service.ts'
import type { Stake } from './reserve.ts'

/** Returns what an identity can lose, as far as this service has read the chain. */
export async function readStake(tx: Transaction, identity: Address): Promise<Stake> {
  if (await isVouchedFor(tx, identity)) return 'vouched'
  return (await isSettled(tx, identity)) ? 'settled' : 'new'
}
