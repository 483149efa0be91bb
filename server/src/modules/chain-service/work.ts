import type { Transaction } from '../../db/database.ts'
import type { Hold } from './read-refusal.ts'
import type { Call } from './store.ts'

/** The work of one transaction. `claim` assigns the work's rows to the transaction. */
export type Work = Pick<Call, 'kind' | 'verifier' | 'recipient' | 'data'> & {
  claim: (tx: Transaction, transactionId: number) => Promise<void>
  /** The highest gas limit that the transaction may have. */
  gasAtMost?: bigint
  /** Tells whether the budgets allow this much gas. If they do not, the work is postponed. */
  mayUse?: (gas: bigint) => Promise<boolean>
  /**
   * The service calls this if the chain refuses the work, or if the work's gas would exceed
   * `gasAtMost`.
   */
  onRefusal: () => Promise<Hold>
  /** The service calls this when the chain node cannot estimate the work. */
  onHold?: (hold: NonNullable<Hold>) => Promise<Hold>
}

/**
 * Says what work `FindWork` may return now. Only the chain service limits its kinds. `mined` has
 * the ids of the account's open transactions that are on the chain. Only the sponsor needs them.
 */
export type Allowed = { mayAnchor: boolean; mayRelay: boolean; mined: readonly number[] }
