import { hasDevelopmentKeys } from '@did/proofs/circuit-keys'
import { useQuery } from '@tanstack/react-query'
import { type Account, isSignedIn, useAccount } from '../../entities/account/account.ts'
import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { vaultQuery } from '../../entities/vault/store/vault-calls.ts'
import { useOpenVault } from '../../entities/vault/store/vault-store.ts'
import { VaultGate } from '../../entities/vault/vault-gate.tsx'
import { provingTexts } from '../../texts/en/proof/proving.ts'
import { answerTexts as texts } from '../../texts/en/request-for-proof/answering.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { AnswerWithClaim } from './answer-with-claim.tsx'
import { NextStep, ToClaims } from './next-step.tsx'
import type { Answered } from './use-sending.ts'

/**
 * Leads a person who opened the link of a request for proof to an open vault, and names each step
 * that is still missing.
 */
export function AnswerAsOwner(answered: Answered) {
  const account = useAccount()
  if (hasDevelopmentKeys && !__EMBEDDED__)
    return <p className="text-pretty text-ink-2">{provingTexts.developmentKeys}</p>
  if (account.restoring) return <Loading skeleton="h-24 rounded-2xl" />
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
        <div className="flex flex-wrap gap-2">
          <Button
            pending={connecting || session.status === 'signing'}
            onClick={() => void (connected ? signIn() : connect())}
          >
            {step.action}
          </Button>
          {!connected && <PasskeyButton />}
        </div>
      }
    />
  )
}

function WithVault(answered: Answered) {
  const opened = useOpenVault()
  const sealed = useQuery({ ...vaultQuery, enabled: opened === null })
  // If the owner has no vault, a new one would not help, because no verifier has attested anything
  // in it.
  if (opened === null && sealed.data === null)
    return <NextStep text={texts.noVault.text} action={<ToClaims label={texts.noVault.action} />} />
  return (
    <VaultGate lead={<p className="text-pretty">{texts.locked}</p>}>
      {(vault) => <AnswerWithClaim vault={vault} {...answered} />}
    </VaultGate>
  )
}
