import { requestForProofCalls } from '@did/domain/calls/requests-for-proof'
import type { Hex } from '@did/domain/hex'
import type { ProofAnswer } from '@did/domain/proof/request-for-proof'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../lib/api.ts'
import type { AskedRequest } from './asked-request.ts'
import { type AnswerReader, createAnswerReading } from './read-answers.ts'
import './request-errors.ts'
import { timeNow } from '../../lib/page/device-clock.ts'

const pollMs = 2000
/**
 * For this many milliseconds after the request's end, the tab still reads answers. Somebody may
 * have answered in the last moment.
 */
const afterEndMs = 5000

type Asking = { asked: AskedRequest; requestHash: Hex; judge: AnswerReader['judge'] }

export function useAnswers({ asked, requestHash, judge }: Asking) {
  const { request, privateKey } = asked
  const read = useMemo(() => createAnswerReading({ privateKey, requestHash, judge }), [privateKey, requestHash, judge])
  return useQuery({
    queryKey: ['proof-answers', request.id],
    queryFn: async ({ signal }) => {
      const answers: ProofAnswer[] | null = await api(requestForProofCalls.listProofAnswers, {
        params: { id: request.id },
        signal,
      })
      return read((answers ?? []).map(({ sealed }) => sealed))
    },
    retry: false,
    refetchInterval: () => (timeNow() < Date.parse(request.expiresAt) + afterEndMs ? pollMs : false),
    // No cache keeps the opened answers, because only this tab may read them.
    staleTime: 0,
    gcTime: 0,
  })
}
