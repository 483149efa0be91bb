import { type Address, toAddress } from '@did/domain/hex'
import { keccak256, zeroAddress } from 'viem'
import type { controlEventNames, Members, ParsedLog } from './registry-log.ts'

type ControlLog = Extract<ParsedLog, { eventName: (typeof controlEventNames)[number] }>

/** The times in `data` are in Unix seconds. */
export function readControlMembers(log: ControlLog): Members {
  const address = toAddress(log.args.identity)
  switch (log.eventName) {
    case 'ControlChanged': {
      const { controller, byRecovery } = log.args
      return {
        kind: 'control-changed',
        address,
        data: { controller: toAddress(controller), byRecovery: `${byRecovery}` },
      }
    }
    case 'IdentityFrozen':
      return { kind: 'identity-frozen', address }
    case 'IdentityUnfrozen':
      return { kind: 'identity-unfrozen', address }
    case 'RecoveryStarted': {
      const { controller, key, readyAt, isUnanimous } = log.args
      const data = { ...nameController(controller), readyAt: `${readyAt}`, isUnanimous: `${isUnanimous}` }
      return { kind: 'recovery-started', address, hash: key === '0x' ? null : keccak256(key), data }
    }
    case 'MoveStarted': {
      const { controller, readyAt } = log.args
      return { kind: 'move-started', address, data: { controller: toAddress(controller), readyAt: `${readyAt}` } }
    }
    case 'UnfreezeRequested':
      return { kind: 'unfreeze-requested', address, data: { readyAt: `${log.args.readyAt}` } }
    case 'ChangeCancelled':
      return { kind: 'change-cancelled', address }
    case 'GuardiansSet':
      return { kind: 'guardians-set', address, hash: log.args.hash, data: { from: `${log.args.from}` } }
    case 'GuardiansChangeCancelled':
      return { kind: 'guardians-change-cancelled', address }
  }
}

/** The event of a recovery by key has the zero address instead of a controller. */
function nameController(controller: Address): Record<string, string> {
  return controller === zeroAddress ? {} : { controller: toAddress(controller) }
}
