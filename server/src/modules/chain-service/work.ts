import type { Transaction } from '../../db/database.ts'
import type { Hold } from './read-refusal.ts'
import type { Call } from './store.ts'

/** `claim` assigns the rows of the work to the transaction that does the work. */
export type Work = Pick<Call, 'kind' | 'verifier' | 'recipient' | 'data'> & {
  claim: (tx: Transaction, transactionId: number) => Promise<void>
  gasAtMost?: bigint
  /** If the budgets do not allow this much gas, the work is postponed. */
  mayUse?: (gas: bigint) => Promise<boolean>
  /** Called if the chain refuses the work, or if the gas of the work would exceed `gasAtMost`. */
  onRefusal: () => Promise<Hold>
  /** Called if the chain node cannot estimate the work. */
  onHold?: (hold: NonNullable<Hold>) => Promise<Hold>
}

/**
 * The work that `FindWork` may return now. Only the chain service limits its kinds. `mined` has the
 * ids of the account's open transactions that are on the chain. Only the sponsor needs them.
 */
export type Allowed = { mayAnchor: boolean; mayRelay: boolean; mined: readonly number[] }
