import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { cn } from '../../lib/cn.ts'
import { transactionTexts } from '../../texts/en/transaction/transactions.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { listSteps, type StepState } from './list-steps.ts'
import type { TransactionState } from './transaction-machine.ts'

export function TransactionSteps({ state, byPasskey }: { state: TransactionState; byPasskey: boolean }) {
  const { steps, stepStates, byPasskey: own } = transactionTexts
  const names = byPasskey ? { ...steps, confirm: own.confirm } : steps
  return (
    <ol className="mt-4 grid gap-3">
      {listSteps(state).map((step) => (
        <li
          key={step.name}
          aria-current={step.state === 'running' ? 'step' : undefined}
          className={cn('flex items-center gap-3', step.state === 'waiting' && 'text-ink-3')}
        >
          <StepMark state={step.state} />
          <span className={cn(step.state === 'running' && 'font-semibold')}>{names[step.name]}</span>
          <span className="sr-only">({stepStates[step.state]})</span>
        </li>
      ))}
    </ol>
  )
}

const marks: Record<StepState, string> = {
  done: 'bg-ok text-surface',
  running: 'bg-brand-soft text-brand',
  waiting: 'border border-line-strong',
  failed: 'bg-bad text-on-bad',
}

function StepMark({ state }: { state: StepState }) {
  return (
    <span aria-hidden="true" className={cn('grid size-7 shrink-0 place-items-center rounded-full', marks[state])}>
      {state === 'done' && <Check className="size-4" />}
      {state === 'running' && <Spinner />}
      {state === 'failed' && <X className="size-4" />}
    </span>
  )
}
