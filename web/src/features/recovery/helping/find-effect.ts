import type { IdentityControl } from '@did/domain/account/recovery'
import type { DecisionWord } from '../request/recovery-request.ts'

/** The change that a veto stops, and the time at which this change would happen. */
type Stopped = { of: 'recovery' | 'unanimous' | 'move' | 'unfreeze' | 'guardians'; at: string }

/** What a decision of the guardians does now, or why it does nothing. */
export type Effect =
  | { kind: 'freeze' | 'unfreeze' }
  | ({ kind: 'veto' } & Stopped)
  | { kind: 'nothing'; why: 'frozen' | 'not-frozen' | 'nothing-waits' }

type State = Pick<IdentityControl, 'frozenSince' | 'pending' | 'nextGuardians'>

export function findEffect(control: State, decision: DecisionWord): Effect {
  const isFrozen = control.frozenSince !== null
  switch (decision) {
    case 'freeze':
      return isFrozen ? { kind: 'nothing', why: 'frozen' } : { kind: 'freeze' }
    case 'unfreeze':
      return isFrozen ? { kind: 'unfreeze' } : { kind: 'nothing', why: 'not-frozen' }
    case 'veto': {
      const stopped = findStopped(control)
      return stopped ? { kind: 'veto', ...stopped } : { kind: 'nothing', why: 'nothing-waits' }
    }
  }
}

/**
 * Every decision of guardians cancels a waiting change of their list. So if no change is pending, a
 * veto stops that waiting change.
 */
function findStopped({ pending, nextGuardians }: State): Stopped | null {
  if (pending) return { of: pending.isUnanimous ? 'unanimous' : pending.kind, at: pending.readyAt }
  return nextGuardians && { of: 'guardians', at: nextGuardians.at }
}
