import type { Claim } from '@did/domain/claim/claim'
import type { ClaimId } from '@did/domain/ids'
import type { RequestForProof } from '@did/domain/proof/request-for-proof'
import { nameAttributes } from '@did/domain/texts/en/proof/statements'
import { useQueries, useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useState } from 'react'
import { claimsOfDidQuery } from '../../entities/claim/queries.ts'
import { didsOfOwnerQuery } from '../../entities/did/queries.ts'
import { type Answerable, findAnswerable } from '../../entities/proof/find-answerable.ts'
import type { OpenVault } from '../../entities/vault/store/open-vault.ts'
import { AnswerForm } from '../../features/request-for-proof/answer-form.tsx'
import { takeFocus } from '../../lib/page/take-focus.ts'
import { queryClientStore } from '../../lib/query/query-client.ts'
import { queryKeys } from '../../lib/query/query-keys.ts'
import { answerTexts as texts } from '../../texts/en/request-for-proof/answering.ts'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { NextStep, ToClaims } from './next-step.tsx'
import { type Answered, useSending } from './use-sending.ts'

export function AnswerWithClaim({ vault, ...answered }: Answered & { vault: OpenVault }) {
  const { found, look } = useAnswerable(vault, answered.request)
  const { state, send, cancel } = useSending(answered)
  if (state === 'sent')
    return (
      <div role="status" ref={takeFocus} tabIndex={-1} className="outline-none">
        <Notice tone="ok" icon={CircleCheck} title={texts.sent.title}>
          {texts.sent.text}
        </Notice>
      </div>
    )
  if (found === 'failed') return <ErrorCard type="claim" message={texts.lookFailed} onRetry={look} />
  if (found === null) return <Loading label={texts.looking} skeleton="h-24 rounded-2xl" />
  if (found.length === 0)
    return (
      <NextStep
        text={texts.none.text(nameAttributes(answered.request.statement))}
        action={<ToClaims label={texts.none.action} />}
      />
    )
  const handleSend = (claimId: ClaimId) => {
    const chosen = found.find(({ claim }) => claim.id === claimId)
    if (chosen) void send(chosen)
  }
  return (
    <AnswerForm
      claims={found.map(({ claim }) => claim)}
      isSending={state === 'sending'}
      onSend={handleSend}
      onCancel={cancel}
    />
  )
}

/**
 * Searches the vault for claims that can answer the request. `found` is null while the search runs.
 * The result is not cached.
 */
function useAnswerable(vault: OpenVault, { statement }: RequestForProof) {
  const [found, setFound] = useState<Answerable[] | 'failed' | null>(null)
  const [round, setRound] = useState(0)
  const dids = useQuery(didsOfOwnerQuery(vault.name.wallet))
  const claims = useQueries({
    queries: (dids.data ?? []).map(({ id }) => claimsOfDidQuery(id)),
    combine: (results) => ({
      isError: results.some(({ isError }) => isError),
      data: results.every(({ data }) => data !== undefined)
        ? results.flatMap(({ data = [] }): Claim[] => [...data])
        : undefined,
    }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect looks anew in each round
  useEffect(() => {
    if (!dids.data || !claims.data) return
    let isOver = false
    findAnswerable(vault, { dids: dids.data, claims: claims.data }, statement).then(
      (answerable) => !isOver && setFound(answerable),
      () => !isOver && setFound('failed'),
    )
    return () => {
      isOver = true
    }
  }, [vault, dids.data, claims.data, statement, round])
  const look = () => {
    setFound(null)
    setRound((last) => last + 1)
    void queryClientStore.get().invalidateQueries({ queryKey: queryKeys.dids })
    void queryClientStore.get().invalidateQueries({ queryKey: queryKeys.claims })
  }
  return { found: dids.isError || claims.isError ? ('failed' as const) : found, look }
}
