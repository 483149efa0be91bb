import type { User } from '@did/domain/account/user'
import type { CredentialToSign } from '@did/domain/portable/credential-to-sign'
import { issuerKeyCalls as calls } from '@did/domain/portable/issuer-key-calls'
import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import { api } from '../../lib/api.ts'
import { issuingKeyTexts as texts } from '../../texts/en/issuing-key/issuing-keys.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { keepsBrowserKeys } from './browser-key.ts'
import type { Signings } from './sign-waiting.ts'

const askEveryMs = 30_000
const nothing: Signings = { signed: 0, refused: 0 }

/**
 * While a verifier has any view open, signs the credentials that wait for an issuing key in this
 * browser.
 */
export function SignWaitingCredentials({ user }: { user: User }) {
  const signings = useQuery({
    queryKey: ['credentials-to-sign', user.id],
    queryFn: () => signWaiting(user),
    refetchInterval: askEveryMs,
    staleTime: 0,
    gcTime: 0,
  })
  if (!signings.data || signings.data.refused === 0) return null
  return (
    <Notice role="alert" tone="bad" icon={CircleX}>
      {texts.refused}
    </Notice>
  )
}

async function signWaiting({ walletAddress, verifierOrganization }: User): Promise<Signings> {
  if (!(await keepsBrowserKeys())) return nothing
  const found = await api(calls.listCredentialsToSign, { cache: 'no-store' })
  const waiting: readonly CredentialToSign[] = found?.credentials ?? []
  if (waiting.length === 0) return nothing
  // The libraries that sign are large, and most verifiers never need them.
  const { signCredentials } = await import('./sign-waiting.ts')
  const signings = await signCredentials(waiting, { identity: walletAddress, organization: verifierOrganization })
  if (signings.signed > 0) toast(texts.signed(signings.signed))
  return signings
}
