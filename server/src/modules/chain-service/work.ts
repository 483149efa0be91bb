import type { Transaction } from '../../db/database.ts'
import type { Hold } from './hold.ts'
import type { Call } from './store.ts'

/** One thing to send. `claim` marks its rows as sent, inside the transaction that stores it. */
export type Work = Pick<Call, 'kind' | 'verifier' | 'recipient' | 'data'> & {
  claim: (tx: Transaction, transactionId: number) => Promise<void>
  gasAtMost?: bigint
  /** Whether a budget allows so much gas. When none does, it puts its rows off. */
  mayUse?: (gas: bigint) => Promise<boolean>
  /** The chain would refuse it now, or it would cost too much. */
  onRefusal: () => Promise<Hold>
  /** The node did not say what it needs. */
  onHold?: (hold: NonNullable<Hold>) => Promise<Hold>
}
