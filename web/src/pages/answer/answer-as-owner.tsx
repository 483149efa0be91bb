import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { useQuery } from '@tanstack/react-query'
import { VaultGate } from '../../features/vault/vault-gate.tsx'
import { type Account, isSignedIn, useAccount } from '../../lib/account.ts'
import { vaultQuery } from '../../lib/vault/vault-calls.ts'
import { useOpenVault } from '../../lib/vault/vault-store.ts'
import { answerTexts as texts } from '../../texts/answering.ts'
import { provingTexts } from '../../texts/proving.ts'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { AnswerWithClaim } from './answer-with-claim.tsx'
import { NextStep, ToClaims } from './next-step.tsx'
import type { Answered } from './use-sending.ts'

/** From a stranger with a code to an owner with an open vault: each step says what is missing and how to get it. */
export function AnswerAsOwner(answered: Answered) {
  const account = useAccount()
  if (hasDevelopmentKeys && !__EMBEDDED__)
    return <p className="text-pretty text-ink-2">{provingTexts.developmentKeys}</p>
  if (account.restoring)
    return (
      <Loading>
        <Skeleton className="h-24 rounded-2xl" />
      </Loading>
    )
  if (!isSignedIn(account)) return <NotSignedIn account={account} />
  return <WithVault {...answered} />
}

function NotSignedIn({ account }: { account: Account }) {
  const { connected, connecting, connect, session, signIn } = account
  const step = connected ? texts.signIn : texts.connect
  return (
    <NextStep
      text={step.text}
      action={
        <Button
          pending={connecting || session.status === 'signing'}
          onClick={() => void (connected ? signIn() : connect())}
        >
          {step.action}
        </Button>
      }
    />
  )
}

function WithVault(answered: Answered) {
  const opened = useOpenVault()
  const sealed = useQuery({ ...vaultQuery, enabled: opened === null })
  // Making one now would be of no use: no verifier has seen what is in it.
  if (opened === null && sealed.data === null)
    return <NextStep text={texts.noVault.text} action={<ToClaims label={texts.noVault.action} />} />
  return (
    <VaultGate lead={<p className="text-pretty">{texts.locked}</p>}>
      {(vault) => <AnswerWithClaim vault={vault} {...answered} />}
    </VaultGate>
  )
}
