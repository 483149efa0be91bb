import type { Reached, TransactionState } from './transaction-machine.ts'

export type StepName = 'prepare' | 'confirm' | 'sent' | 'confirmed' | 'record'
export type StepState = 'done' | 'running' | 'waiting' | 'failed'
export type Step = { name: StepName; state: StepState }

const onChain: readonly StepName[] = ['confirm', 'sent', 'confirmed']
const offChain: readonly StepName[] = ['prepare', 'record']

/**
 * The list is empty until the page knows whether the transaction goes to the chain and who pays.
 */
export function listSteps(state: TransactionState): Step[] {
  switch (state.status) {
    case 'idle':
    case 'preparing':
    case 'unaffordable':
      return []
    case 'confirming':
      return at(onChain, 0, 'running')
    case 'sent':
      return at(onChain, 2, 'running')
    case 'finishing':
    case 'success':
      return state.hash === null
        ? at(offChain, state.status === 'success' ? 2 : 1, 'running')
        : at(onChain, 3, 'running')
    case 'error':
      return listFailedSteps(state.reached)
  }
}

function listFailedSteps(reached: Reached): Step[] {
  switch (reached) {
    case 'preparing':
      return []
    case 'confirming':
      return at(onChain, 0, 'failed')
    case 'recording':
      return at(offChain, 1, 'failed')
    case 'sent':
      return at(onChain, 2, 'failed')
    case 'confirmed':
      return at(onChain, 3, 'failed')
  }
}

function at(names: readonly StepName[], index: number, state: StepState): Step[] {
  return names.map((name, position) => ({
    name,
    state: position < index ? 'done' : position === index ? state : 'waiting',
  }))
}
