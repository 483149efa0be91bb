import type { User } from '@did/domain/account/user'
import type { CredentialOfferId } from '@did/domain/portable/credential-offer'
import { issuerKeyCalls as calls } from '@did/domain/portable/issuer-key-calls'
import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { issuingKeyTexts as texts } from '../../texts/en/issuing-key/issuing-keys.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { keepsBrowserKeys } from './browser-key.ts'
import type { Outcome } from './sign-waiting.ts'

const askEveryMs = 30_000

/**
 * The credentials that this page could not sign. The page does not try again before it is loaded
 * again.
 */
type Failures = Map<CredentialOfferId, Exclude<Outcome, 'signed' | 'later'>>

/**
 * While a verifier has any view open, signs the credentials that wait for an issuing key in this
 * browser. Says how many credentials could not be signed, and why.
 */
export function SignWaitingCredentials({ user }: { user: User }) {
  const [failures] = useState((): Failures => new Map())
  const round = useQuery({
    queryKey: ['credentials-to-sign', user.id],
    queryFn: async () => {
      const later = await signWaiting(user, failures)
      const known = [...failures.values()]
      const differing = known.filter((outcome) => outcome === 'differs').length
      return { differing, unsigned: known.length - differing, later }
    },
    refetchInterval: askEveryMs,
    staleTime: 0,
    gcTime: 0,
  })
  const { differing = 0, unsigned = 0, later = 0 } = round.data ?? {}
  return (
    <>
      {differing > 0 && <Failure>{texts.refused}</Failure>}
      {unsigned > 0 && <Failure>{texts.unsigned(unsigned)}</Failure>}
      {later > 0 && (
        <Notice role="status" tone="wait" icon={Clock}>
          {texts.later(later)}
        </Notice>
      )}
    </>
  )
}

function Failure({ children }: { children: string }) {
  return (
    <Notice role="alert" tone="bad" icon={CircleX}>
      {children}
    </Notice>
  )
}

/**
 * Signs the waiting credentials, and adds to `failures`. Returns how many credentials the page has
 * to try again.
 */
async function signWaiting({ walletAddress, verifierOrganization }: User, failures: Failures): Promise<number> {
  if (!(await keepsBrowserKeys())) return 0
  const found = await api(calls.listCredentialsToSign, { cache: 'no-store' })
  const waiting = (found?.credentials ?? []).filter(({ id }) => !failures.has(id))
  if (waiting.length === 0) return 0
  // The libraries that sign are large, and most verifiers never need them.
  const { signCredentials } = await import('./sign-waiting.ts')
  const verifier = { identity: walletAddress, organization: verifierOrganization }
  const [signed, later] = [[] as CredentialOfferId[], [] as CredentialOfferId[]]
  for (const [id, outcome] of await signCredentials(waiting, verifier))
    if (outcome === 'signed') signed.push(id)
    else if (outcome === 'later') later.push(id)
    else failures.set(id, outcome)
  if (signed.length > 0) toast(texts.signed(signed.length))
  return later.length
}
