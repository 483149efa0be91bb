import { transactionUrl } from '@did/domain/network'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { useStore } from '../../lib/store.ts'
import { commonTexts } from '../../texts/en/frame/common.ts'
import { transactionTexts } from '../../texts/en/transaction/transactions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { describeTransactionError } from './describe-transaction-error.ts'
import { isRunning, type Payer, type TransactionState } from './transaction-machine.ts'
import { TransactionSteps } from './transaction-steps.tsx'
import { hideTransaction, type ShownTransaction, transactionStore } from './transaction-store.ts'

export function TransactionDialog() {
  const shown = useStore(transactionStore)
  const { state } = shown
  const { byPasskey } = useAccount()
  if (state.status === 'idle') return null
  return (
    <Dialog
      open={!shown.isHidden}
      onOpenChange={hideTransaction}
      keepOpen={isRunning(state)}
      title={shown.title}
      footer={footerOf(state)}
    >
      <Outcome state={state} shown={shown} byPasskey={byPasskey} />
      <TransactionSteps state={state} byPasskey={byPasskey} />
      <ExplorerLink shown={shown} />
    </Dialog>
  )
}

function footerOf(state: TransactionState): ReactNode {
  if (state.status === 'unaffordable') return <WhoPays choose={state.choose} />
  return isRunning(state) ? undefined : <Button onClick={hideTransaction}>{commonTexts.close}</Button>
}

function WhoPays({ choose }: { choose: (payer: Payer) => void }) {
  const { wallet, service } = transactionTexts.unaffordable
  return (
    <>
      <Button variant="outline" onClick={() => choose('wallet')}>
        {wallet}
      </Button>
      <Button onClick={() => choose('service')}>{service}</Button>
    </>
  )
}

type OutcomeProps = { state: TransactionState; shown: ShownTransaction; byPasskey: boolean }

function Outcome({ state, shown, byPasskey }: OutcomeProps) {
  switch (state.status) {
    case 'idle':
      return null
    case 'unaffordable':
      return (
        <p role="status" className="pt-1">
          {transactionTexts.unaffordable.text}
        </p>
      )
    case 'preparing':
    case 'confirming':
    case 'sent':
    case 'finishing':
      return (
        <p role="status" className="pt-1 text-ink-2">
          {byPasskey && state.status === 'confirming'
            ? transactionTexts.byPasskey.confirming
            : transactionTexts.processing[state.status]}
        </p>
      )
    case 'success':
      return (
        <div role="status" className="flex gap-3 rounded-2xl bg-ok-soft p-4 text-ok">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
          <div>
            <p className="font-semibold">
              {state.hash === null ? transactionTexts.savedTitle : transactionTexts.successTitle}
            </p>
            <p>{shown.successText}</p>
          </div>
        </div>
      )
    case 'error': {
      const { message, unaffected } = describeTransactionError(state)
      return (
        <div role="alert" className="flex gap-3 rounded-2xl bg-bad-soft p-4 text-bad">
          <CircleX aria-hidden="true" className="size-6 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">{transactionTexts.failureTitle}</p>
            <p className="break-words">{message}</p>
            <p className="mt-1 text-sm">{shown.savedText === null ? unaffected : `${shown.savedText} ${unaffected}`}</p>
          </div>
        </div>
      )
    }
  }
}

function ExplorerLink({ shown }: { shown: ShownTransaction }) {
  const hash = 'hash' in shown.state ? shown.state.hash : null
  const url = hash && shown.chainId !== null ? transactionUrl(shown.chainId, hash) : null
  if (!url) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="mt-3 inline-flex min-h-11 items-center gap-2 text-brand underline-offset-4 hover:underline"
    >
      <ExternalLink aria-hidden="true" className="size-4" />
      {transactionTexts.explorer}
    </a>
  )
}
