import { registerCalls } from '@did/domain/calls/register'
import type { Address } from '@did/domain/hex'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query/query-keys.ts'
import { helpTexts as texts } from '../../../texts/en/recovery/help.ts'

/**
 * Shows the identity that a guardian would help. Only verifiers have names that everybody may read.
 */
export function Whom({ identity }: { identity: Address }) {
  const { data: profile } = useQuery({
    queryKey: queryKeys.verifierProfile(identity),
    queryFn: ({ signal }) => api(registerCalls.getVerifierProfile, { params: { wallet: identity }, signal }),
  })
  const name =
    profile?.kind === 'registered' ? profile.entry.name : profile?.kind === 'self-registered' ? profile.name : null
  return (
    <div>
      <h2 className="text-sm text-ink-3">{texts.who.heading}</h2>
      <p className="mt-1 font-mono text-sm break-all">{identity}</p>
      <p dir="auto" className="mt-1 text-sm text-ink-2">
        {name ? texts.who.named(name) : texts.who.unnamed}
      </p>
    </div>
  )
}
